#!/bin/sh
# without-services.sh <policy> <command> …: runs a command, and keeps Debian from starting the services that it installs.
# The tests start their own on loopback. Does not change an existing policy file. See invoke-rc.d(8).
set -eu
policy=$1
shift
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 1' HUP INT TERM
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
fi
"$@"
