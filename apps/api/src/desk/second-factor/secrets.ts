import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has its own key, derived from the shop's secret. */
export const keyOf = (tokenSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `wearfolio desk: ${purpose}`, 32));

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret of a member of staff. The database alone does not reveal it, and it cannot be moved to another row.
 */
export const seal = (text: string, staffId: number, tokenSecret: string): Buffer<ArrayBuffer> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret, 'totp'), iv);
  cipher.setAAD(Buffer.from(String(staffId)));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
};

/** Decrypts the output of `seal`. Null when TOKEN_SECRET is another one, or the data was changed. */
export const unseal = (sealed: Uint8Array, staffId: number, tokenSecret: string): string | null => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenSecret, 'totp'), bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(String(staffId)));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** The hash of a recovery code. Testing codes against it requires the shop's secret. */
export const hashCode = (code: string, staffId: number, tokenSecret: string): Buffer<ArrayBuffer> =>
  createHmac('sha256', keyOf(tokenSecret, 'recovery codes'))
    .update(`${staffId} ${code}`)
    .digest() as Buffer<ArrayBuffer>;

// Crockford's alphabet: no letter looks like a digit. cspell:disable-next-line
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in four groups of four. */
const makeRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Ten codes, shown once. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: 10 }, makeRecoveryCode);

/** The secret of the first owner's link. Every process derives the same one from the invitation. */
export const firstOwnerToken = (invitationId: number, tokenSecret: string): string =>
  createHmac('sha256', keyOf(tokenSecret, 'first owner')).update(String(invitationId)).digest('base64url');
