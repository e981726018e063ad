import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has a key of its own, derived from the shop's secret. */
const keyOf = (tokenSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `wearfolio desk: ${purpose}`, 32));

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the secret of a member of staff: the database alone does not tell it, and no row can take another's place. */
export const seal = (text: string, staffId: number, tokenSecret: string): Buffer<ArrayBuffer> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret, 'totp'), iv);
  cipher.setAAD(Buffer.from(String(staffId)));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
};

/** Decrypts what `seal` made; null where it was made with another secret of the shop, or changed since. */
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

/** The hash of a recovery code; without the shop's secret nobody can try codes against it. */
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

/** Ten codes, as they are shown once. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: 10 }, makeRecoveryCode);

/** The secret of the first owner's link: every process of the shop makes the same one of an invitation. */
export const firstOwnerToken = (invitationId: number, tokenSecret: string): string =>
  createHmac('sha256', keyOf(tokenSecret, 'first owner')).update(String(invitationId)).digest('base64url');
