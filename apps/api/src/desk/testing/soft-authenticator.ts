import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

// The part of CBOR (RFC 8949) that a passkey needs: lengths below 65,536.
const head = (type: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
};
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

/** What a browser adds to an answer. A forger can change it. */
type Claims = { origin: string; isVerified?: boolean; counter?: number };

/** An authenticator with one ES256 key, for API tests without a browser. */
export const softAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
  let used = 0;

  const dataOf = (
    { rpId, rp }: Options,
    { isVerified = true, counter }: Claims,
    attested = Buffer.alloc(0),
  ): Buffer => {
    used = counter ?? used + 1;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(used);
    return Buffer.concat([sha256(rpId ?? rp?.id ?? ''), Buffer.from([flags]), counted, attested]);
  };
  const clientData = (type: string, { challenge }: Options, { origin }: Claims): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, Buffer>): string =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    });

  return {
    /** Creates the requested passkey. */
    create: (options: string, claims: Claims): string => {
      const asked: Options = JSON.parse(options);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const authData = dataOf(asked, claims, attested);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', asked, claims), attestationObject });
    },
    /** Signs a challenge. */
    sign: (options: string, claims: Claims): string => {
      const asked: Options = JSON.parse(options);
      const authenticatorData = dataOf(asked, claims);
      const clientDataJSON = clientData('webauthn.get', asked, claims);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
};
