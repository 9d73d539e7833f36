// Small sounds, made here and off until somebody wants them.
let context = null;
const KEPT = "sound";
export const isOn = () => localStorage.getItem(KEPT) === "on";

export function turnOn(on) {
  localStorage.setItem(KEPT, on ? "on" : "off");
  if (on) play("move");
}

// Each sound is a few notes: frequency, when it begins, how long it rings, how loud, and the form of its wave.
const SOUNDS = {
  move: [
    [196, 0, 0.09, 0.35, "triangle"],
    [98, 0, 0.12, 0.4, "sine"],
  ],
  other: [
    [165, 0, 0.1, 0.3, "triangle"],
    [82, 0, 0.12, 0.35, "sine"],
  ],
  roll: [0, 0.09, 0.2, 0.34].map((at, n) => [520 - 70 * n, at, 0.05, 0.16, "square"]),
  turn: [[440, 0, 0.04, 0.1, "square"]],
  wrong: [[140, 0, 0.14, 0.25, "sawtooth"]],
  tick: [[880, 0, 0.03, 0.12, "square"]],
  said: [[660, 0, 0.07, 0.12, "sine"]],
  end: [
    [262, 0, 0.3, 0.25, "sine"],
    [330, 0.09, 0.3, 0.25, "sine"],
    [392, 0.18, 0.5, 0.25, "sine"],
  ],
};

// Nothing is seen later because it is heard: to begin with sounds takes a browser a while.
export function play(name) {
  if (!isOn()) return;
  if (document.hidden) ring(name);
  else requestAnimationFrame(() => setTimeout(() => ring(name)));
}

function ring(name) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [frequency, begin, length, volume, wave] of SOUNDS[name] || []) {
    const at = context.currentTime + begin;
    const tone = new OscillatorNode(context, { type: wave, frequency });
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(volume * 0.5, at + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(level).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
