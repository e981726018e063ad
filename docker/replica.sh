#!/bin/bash
# cspell:ignore basebackup pgdata PGPASSWORD
# The replica of the scale profile: copies the primary at its first start, then follows it.
set -eu
data=/var/lib/postgresql/data/standby
if [ ! -e "$data" ]; then
  rm -rf "$data.new"
  PGPASSWORD=$(cat /secrets/postgres-password)
  export PGPASSWORD
  pg_basebackup --host=postgres --username=wearfolio --pgdata="$data.new" --write-recovery-conf --checkpoint=fast
  unset PGPASSWORD
  # Renames the complete copy, so that an interrupted copy starts over.
  mv "$data.new" "$data"
fi
exec postgres -D "$data"
