import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has its own key, derived from the shop's secret. */
export const keyOf = (tokenSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `wearfolio desk: ${purpose}`, 32));

const ivBytes = 12;
const tagBytes = 16;

/** What a sealed text is for, and the row that it belongs to. */
export type SealPlace = { purpose: string; owner: string };

/** Encrypts a text with AES-256-GCM. The database alone does not reveal it, and it cannot be moved to another row. */
export const seal = (text: string, { purpose, owner }: SealPlace, tokenSecret: string): Buffer<ArrayBuffer> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
};

/** Decrypts the output of `seal`. Null when TOKEN_SECRET is another one, or the data was changed or moved. */
export const unseal = (sealed: Uint8Array, { purpose, owner }: SealPlace, tokenSecret: string): string | null => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenSecret, purpose), bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
