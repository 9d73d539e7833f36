## Option

option_port = The port that the table is to listen at; by default 8080.
option_json = Write the findings as JSON, for programs.

## What is said

line = { $name }: { $told }
well = Everything that playing needs is here.
unwell = Something is wrong. Follow the arrows above, then ask again.
failed = This could not be examined: { $reason }
failed-advice = Something in the installation is broken. Install Obelisk again: pip install --force-reinstall obelisk-table
reinstall = Install Obelisk again: pip install --force-reinstall obelisk-table
run = Run: { $command }

about_obelisk = Obelisk
about_python = Python
about_packages = Packages
about_extras = Extras
about_networks = Networks
about_compiled = Compiled games
about_gpu = GPU
about_folders = Folders
about_database = Database
about_port = Port
about_mail = Mail
about_browser = Browser
about_time = Clock
about_locale = Language

obelisk-is = version { $version }, in { $folder }
obelisk-other = what is installed is called version { $found }, but its code is version { $version }, so games and players may be missing.
obelisk-advice = Install it again where you installed it: pip install { $package }, or pip install --editable . in a clone.
python-good = { $version } ({ $program })
python-new = { $version } ({ $program }); Obelisk has been tried up to { $newest }.
python-advice = If something does not work, use Python { $newest }.
packages-good =
    { $n ->
        [one] the one package that is needed is installed.
       *[other] all { $n } packages that are needed are installed.
    }
package-missing = { $package } is missing.
package-other = { $package } is version { $found }, but { $range } is needed.

extra-good = { $extra }: { $brings } ({ $packages })
extra-not = { $extra } is not installed. It would bring: { $brings }
extra-advice = If you want it: { $how }
extra_nets = computers that play with networks
extra_rl = environments for PettingZoo and Gymnasium
extra_cuda = batches of games on an NVIDIA GPU
extra_cluster = arenas on many machines, with Ray
extra_postgresql = a table on PostgreSQL

networks-good = loaded for { $games }
networks-not = onnxruntime is not installed, so the level “best” plays { $games } without its network.
network-missing = the network of { $game } is missing.

compiled-off = nothing is compiled, because { $variable } is set. Computers think slowly.
compiled-off-advice = Unset { $variable }.
compiled-some =
    { $total ->
       *[other] { $n } of { $total } games are compiled. The others are compiled when the table starts, or when they are first played.
    }
compiled-good =
    { $n ->
       *[other] all { $n } games are compiled, for { $cpu }.
    }
cpu-own = this machine’s processor
older =
    { $n ->
        [one] an earlier version left compiled code, { $size }.
       *[other] earlier versions left compiled code in { $n } folders, { $size }.
    }
older-advice = Nothing reads it any more, unless you still use that version. To make room, delete the other folders beside { $folder }

gpu-none = there is none that could be used. None is needed.
gpu-unused = there is one, but it is not used: { $reason }
gpu-good = batches of games can run on it.

folder_cache = cache
folder_data = data
folder-good = { $what }: { $folder } can be written, and holds { $size }.
folder-full = { $what }: only { $free } are free in { $folder }.
folder-full-advice = Make room there, or name another folder with { $variable }.
folder-wrong = { $what }: { $reason }
folder-advice = Name another folder with { $variable }, or let this user write there.

database-new = { $file } does not exist yet. The table makes it when it first starts.
database-good = { $address } answers, with version { $found } of the schema.
database-open = { $file } can be read by other users of this machine.
database-old = { $address } answers, with version { $found } of the schema; this program has { $newest }.
database-old-advice = Make a backup (obelisk admin backup FILE). The table brings the database up to date when it starts; an older version cannot read it then.
database-newer = { $address } has version { $found } of the schema, which this program does not know; it has { $newest }.
database-newer-advice = Install the version that wrote it again, or restore a backup from before (docs/upgrading.md).
database-silent = { $address } does not answer: { $reason }
database-advice = Check the address (--data, --database, OBELISK_TABLE_DATABASE), and whether the database is running. PostgreSQL also needs: { $how }

port-free = { $port } is free.
port-ours = a table is running at { $address }
port-next = another program has { $port }. The table would take { $other }.
port-taken = another program has { $port }.
mail-none = no mail server is set up, so the table sends no mail.
mail-good = links in mails lead to { $origin }.
mail-off = the table sends no mail: a mail server is set up, but not the address that links in mails lead to.
mail-advice = Set { $variable } to the address of your table, such as https://games.example.

port-advice = Stop that program, or choose another port: obelisk serve --port 8081

browser-good = { $name }
browser-none = none was found, so --open opens nothing.
browser-advice = Open the address that obelisk serve prints yourself, or name a browser in the environment variable BROWSER.

time-good = { $time } ({ $zone })
time-wrong = { $time } is before Obelisk was installed, so the clock is wrong. Daily puzzles and clocks at the table follow it.
time-advice = Set the clock, or let the system do so: timedatectl set-ntp true

locale-good = { $spoken } ({ $named })
locale-narrow = { $spoken }, but this terminal writes { $encoding }, which has few signs: boards are drawn with plain letters.
locale-advice = Choose UTF-8, for example: export LANG=C.UTF-8
