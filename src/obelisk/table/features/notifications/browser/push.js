// Being told on this device that it is one's turn: what browsers call a push subscription.
import { call, get, post } from "../net.js";

export const canTell = () => "PushManager" in window && Boolean(navigator.serviceWorker);

const subscription = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription();

export const isTold = async () => Notification.permission === "granted" && Boolean(await subscription());

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// Asks the reader, the browser and the server, in this order; returns whether all have agreed.
export async function begin() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get("/me/push");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await post("/me/push", { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  return true;
}

export async function end() {
  const known = await subscription();
  if (!known) return;
  await call("DELETE", "/me/push", { endpoint: known.endpoint });
  await known.unsubscribe();
}
