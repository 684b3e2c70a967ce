#!/bin/sh
# without-services.sh <policy> <command> …: runs a command while Debian starts no service that it installs: the tests
# start their own, on loopback. A policy of the machine's own stays as it is. See invoke-rc.d(8).
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
