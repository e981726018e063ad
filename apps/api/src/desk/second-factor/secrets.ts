import { createHmac, randomBytes } from 'node:crypto';
import { keyOf, seal, unseal } from '@wearfolio/catalogue/sealed';

const placeOf = (staffId: number) => ({ purpose: 'totp', owner: String(staffId) });

/** Encrypts the second factor of a member of staff. */
export const sealFactor = (text: string, staffId: number, tokenSecret: string): Buffer<ArrayBuffer> =>
  seal(text, placeOf(staffId), tokenSecret);

/** Decrypts the output of `sealFactor`. Null when TOKEN_SECRET is another one, or the data was changed. */
export const unsealFactor = (sealed: Uint8Array, staffId: number, tokenSecret: string): string | null =>
  unseal(sealed, placeOf(staffId), tokenSecret);

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
