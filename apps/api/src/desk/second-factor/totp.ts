import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds. */
const period = 30;

/** A new secret: 160 random bits in Base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer = '', email = ''): TOTP =>
  new TOTP({ issuer, label: email, secret, algorithm: 'SHA1', digits: 6, period });

/** The content of the QR code. `shopName` is the account's label in the app. */
export const totpAddress = (secret: string, shopName: string, email: string): string =>
  totpOf(secret, shopName, email).toString();

/** The time step of a code, or null for a wrong one. One step before and after is accepted for clock skew. */
export const stepOfCode = (secret: string, code: string): number | null => {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};
