#!/bin/bash
# cspell:ignore basebackup pgdata PGPASSWORD
# The replica of the scale profile: copies the primary the first time, and follows it from then on.
set -eu
data=/var/lib/postgresql/data/standby
if [ ! -e "$data" ]; then
  rm -rf "$data.new"
  PGPASSWORD=$(cat /secrets/postgres-password)
  export PGPASSWORD
  pg_basebackup --host=postgres --username=wearfolio --pgdata="$data.new" --write-recovery-conf --checkpoint=fast
  unset PGPASSWORD
  # Whole or not at all, so that a copy that was cut short begins anew.
  mv "$data.new" "$data"
fi
exec postgres -D "$data"
