#!/bin/sh
# cspell:ignore importcert noprompt certreq gencert exportcert genkeypair keyalg groupname changeit secp storepass keytool storetype
# Creates the certificates of OpenSearch in the folder of the first argument, unless they exist: `ca.pem`, which the
# shops trust, and the certificates of its nodes. Deletes the key that signed them. Runs in OpenSearch's image, whose
# Java has keytool.
set -eu
cd "$1"
if [ -e ca.pem ]; then exit 0; fi
make() { keytool "$@" -storetype PKCS12 -storepass changeit; }
lasts=3650
rm -f -- *.p12 *.draft
make -genkeypair -keystore authority.p12 -alias authority -dname "CN=Search of Wearfolio" -keyalg EC -groupname secp256r1 \
  -ext bc:critical=ca:true -validity $lasts
make -exportcert -rfc -keystore authority.p12 -alias authority > ca.draft
make -genkeypair -keystore node.p12 -alias node -dname "CN=search" -keyalg EC -groupname secp256r1 -validity $lasts
make -certreq -keystore node.p12 -alias node |
  make -gencert -rfc -keystore authority.p12 -alias authority -validity $lasts \
    -ext san=dns:search,dns:localhost,ip:127.0.0.1 -ext eku=serverAuth,clientAuth > node.draft
make -importcert -noprompt -keystore node.p12 -alias authority -file ca.draft
make -importcert -noprompt -keystore node.p12 -alias node -file node.draft
make -importcert -noprompt -keystore trust.p12 -alias authority -file ca.draft
rm -f -- authority.p12 node.draft
chmod 444 ca.draft
chmod 400 node.p12 trust.p12
# Comes last, so that an interrupted start is repeated.
mv ca.draft ca.pem
