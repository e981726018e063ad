import { seal, unseal } from '../sealed.ts';

/** How we identify ourselves to a store's server: user and password, a bearer token, or a header with a key. */
export type Credentials =
  | { kind: 'password'; user: string; password: string }
  | { kind: 'bearer'; token: string }
  | { kind: 'header'; name: string; value: string };

export type CredentialsKind = Credentials['kind'];

type Place = { storeId: number; address: string };

// They belong to one server: with another address, they cannot be read and so are never sent to it.
const placeOf = ({ storeId, address }: Place) => {
  const { protocol, host } = new URL(address);
  return { purpose: 'feed credentials', owner: `${storeId} ${protocol}//${host}` };
};

/** Encrypts the credentials of a store's feed with a key derived from the shop's secret. */
export const sealCredentials = (given: Credentials, place: Place, tokenSecret: string): Buffer<ArrayBuffer> =>
  seal(JSON.stringify(given), placeOf(place), tokenSecret);

/** Decrypts the output of `sealCredentials`. Null if the shop's secret or the feed's server is another one since. */
export const unsealCredentials = (sealed: Uint8Array, place: Place, tokenSecret: string): Credentials | null => {
  const text = unseal(sealed, placeOf(place), tokenSecret);
  return text === null ? null : (JSON.parse(text) as Credentials);
};

/** The headers that show the credentials to a web server. */
export const headersOf = (given: Credentials): Readonly<Record<string, string>> => {
  if (given.kind === 'bearer') return { Authorization: `Bearer ${given.token}` };
  if (given.kind === 'header') return { [given.name]: given.value };
  return { Authorization: `Basic ${Buffer.from(`${given.user}:${given.password}`).toString('base64')}` };
};
