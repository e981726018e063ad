import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyOf } from '@wearfolio/catalogue/sealed';
import type { FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../../http/cookie.ts';

const cookieName = '__Host-desk-device';

const daySeconds = 24 * 3600;

/** How long a device stays known, in days. */
const lifetime = 180;

/** The accounts that one browser remembers. */
const mostAccounts = 5;

// By the address and not by the row, so that the limits of a sign-in need no look at accounts.
const sign = (tokenSecret: string, account: string, [id, day]: readonly string[]): Buffer =>
  createHmac('sha256', keyOf(tokenSecret, 'known device')).update(`${account.toLowerCase()}\n${id}\n${day}`).digest();

const readEntry = (tokenSecret: string, account: string, entry: string): string | null => {
  const [id = '', day = '', signature = ''] = entry.split('.');
  const signed = Buffer.from(signature, 'base64url');
  const expected = sign(tokenSecret, account, [id, day]);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  return Number(day) + lifetime > Date.now() / 1000 / daySeconds ? id : null;
};

const entriesOf = ({ headers }: FastifyRequest): string[] =>
  readCookie(headers.cookie, cookieName).split('~').filter(Boolean).slice(0, mostAccounts);

/** The id of the request's device, if it signed in to this account with both factors before; otherwise null. */
export const findDevice = (request: FastifyRequest, tokenSecret: string, account: string): string | null =>
  entriesOf(request)
    .map((entry) => readEntry(tokenSecret, account, entry))
    .find((id) => id !== null) ?? null;

/** The Set-Cookie header that makes the request's device known to this account. It does not sign in. */
export const deviceCookie = (request: FastifyRequest, tokenSecret: string, account: string): string => {
  const others = entriesOf(request).filter((entry) => readEntry(tokenSecret, account, entry) === null);
  const id = findDevice(request, tokenSecret, account) ?? randomBytes(16).toString('base64url');
  const day = String(Math.floor(Date.now() / 1000 / daySeconds));
  const entry = [id, day, sign(tokenSecret, account, [id, day]).toString('base64url')].join('.');
  return writeCookie(cookieName, [entry, ...others].slice(0, mostAccounts).join('~'), lifetime * daySeconds);
};

/** Whose attempts at codes a request counts: the account's, or those of a device that it knows. */
export const codeKey = (request: FastifyRequest, tokenSecret: string): string => {
  const { id, email } = request.staff;
  const device = findDevice(request, tokenSecret, email);
  return device === null ? String(id) : `${id} ${device}`;
};
