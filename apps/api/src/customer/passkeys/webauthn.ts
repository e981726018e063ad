import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';

/** A passkey at registration. */
export type NewPasskey = {
  name: string;
  credentialId: Uint8Array<ArrayBuffer>;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

/** The shop as relying party. Passkeys work only at its public address. */
type Shop = { publicUrl: string; name: string };

const rpIdOf = ({ publicUrl }: Pick<Shop, 'publicUrl'>): string => new URL(publicUrl).hostname;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

/** `handle` is stored in authenticators. It holds no name and no address. */
type Owner = { handle: `${'staff' | 'customer'} ${number}`; name: string; email: string };

type Known = Pick<NewPasskey, 'credentialId' | 'transports'>;

const descriptorsOf = (known: readonly Known[]) =>
  known.map(({ credentialId, transports }) => ({ id: toText(credentialId), transports }));

type Asked = { challenge: string; options: string };

const asked = (options: { challenge: string }): Asked => ({
  challenge: options.challenge,
  options: JSON.stringify(options),
});

// Only passkeys need these 300 modules.
const load = () => import('@simplewebauthn/server');

/** Requests a new passkey for an account. The device verifies its holder, so that the passkey alone can sign in. */
export const registrationOptions = async (shop: Shop, owner: Owner, known: readonly Known[]): Promise<Asked> =>
  asked(
    await (await load()).generateRegistrationOptions({
      rpName: shop.name,
      rpID: rpIdOf(shop),
      userID: Uint8Array.from(Buffer.from(owner.handle)),
      userName: owner.email,
      userDisplayName: owner.name,
      attestationType: 'none',
      excludeCredentials: descriptorsOf(known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    }),
  );

/** Requests one of these passkeys, or any passkey of the shop when the list is empty. */
export const authenticationOptions = async (shop: Pick<Shop, 'publicUrl'>, known: readonly Known[]): Promise<Asked> =>
  asked(
    await (await load()).generateAuthenticationOptions({
      rpID: rpIdOf(shop),
      userVerification: 'required',
      allowCredentials: descriptorsOf(known),
    }),
  );

const text = z.string();

// The properties that the library assumes.
const answerShape = z.looseObject({
  id: text,
  rawId: text,
  type: text,
  response: z.looseObject({ clientDataJSON: text }),
});

/** A browser's answer, or null when it is malformed. */
const readAnswer = (json: string): z.output<typeof answerShape> | null => {
  try {
    return answerShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
};

// The library throws on any invalid answer. All of them mean: not accepted.
const orNull = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

type Answer = { answer: string; challenge: string | null };

/** The passkey that a browser made for the challenge at the shop's address, or null. */
export const verifyRegistration = async (
  shop: Shop,
  { answer, challenge }: Answer,
  name: string,
): Promise<NewPasskey | null> => {
  const response = readAnswer(answer);
  if (!response || challenge === null) return null;
  const { verifyRegistrationResponse } = await load();
  const checked = await orNull(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: shop.publicUrl,
      expectedRPID: rpIdOf(shop),
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { name, credentialId: toBytes(id), publicKey: Uint8Array.from(publicKey), counter, transports };
};

/** The credential id of an answer, or null. */
export const credentialOf = (answer: string): Uint8Array<ArrayBuffer> | null => {
  const response = readAnswer(answer);
  return response ? toBytes(response.id) : null;
};

/** The passkey's new counter if it signed the challenge at the shop's address, else null. */
export const verifyAuthentication = async (
  shop: Pick<Shop, 'publicUrl'>,
  { answer, challenge }: Answer,
  { credentialId, publicKey, counter, transports }: NewPasskey,
): Promise<number | null> => {
  const response = readAnswer(answer);
  if (!response || challenge === null) return null;
  const { verifyAuthenticationResponse } = await load();
  const checked = await orNull(() =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: shop.publicUrl,
      expectedRPID: rpIdOf(shop),
      credential: { id: toText(credentialId), publicKey: Uint8Array.from(publicKey), counter, transports },
      requireUserVerification: true,
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
};
