#!/bin/sh
# cspell:ignore internalusers
# Starts OpenSearch with our certificates and the user `wearfolio`, whose password is one of the shop's secrets.
set -eu
home=/usr/share/opensearch
export OPENSEARCH_JAVA_HOME=$home/jdk
export PATH=$home/jdk/bin:$PATH
kept=$home/data/certificates
mkdir -p $kept $home/config/certificates
sh /docker/make-certificates.sh $kept
cp -f $kept/*.p12 $kept/ca.pem $home/config/certificates/
# The shops get the certificate authority, but no key.
cp -f $kept/ca.pem /search/
hash=$(sh $home/plugins/opensearch-security/tools/hash.sh -p "$(cat /secrets/search-password)" | tail -n 1)
cat > $home/config/opensearch-security/internal_users.yml <<END
_meta: { type: internalusers, config_version: 2 }
wearfolio: { hash: "$hash", reserved: true, backend_roles: [admin] }
END
exec $home/opensearch-docker-entrypoint.sh
