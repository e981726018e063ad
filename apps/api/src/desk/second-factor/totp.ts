import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const period = 30;

/** A new secret: 160 random bits in Base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer = '', email = ''): TOTP =>
  new TOTP({ issuer, label: email, secret, algorithm: 'SHA1', digits: 6, period });

/** What the QR code of an authenticator app holds; `shopName` is what the app calls it. */
export const totpAddress = (secret: string, shopName: string, email: string): string =>
  totpOf(secret, shopName, email).toString();

/** The time step of a code, or null for a wrong one. One step before and after is taken, since clocks differ. */
export const stepOfCode = (secret: string, code: string): number | null => {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};
