import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { NewPasskey, StoredPasskey } from './passkey-queries.ts';

/** The shop as passkeys know it: they work at its public address and nowhere else. */
type Shop = { publicUrl: string; name: string };

const rpIdOf = ({ publicUrl }: Pick<Shop, 'publicUrl'>): string => new URL(publicUrl).hostname;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What an authenticator keeps of an account: no name and no address. */
const handleOf = (staffId: number): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(`staff ${staffId}`));

type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

const descriptorsOf = (known: readonly Known[]) =>
  known.map(({ credentialId, transports }) => ({ id: toText(credentialId), transports }));

type Asked = { challenge: string; options: string };

const asked = (options: { challenge: string }): Asked => ({
  challenge: options.challenge,
  options: JSON.stringify(options),
});

/** Asks for a new passkey of an account. The device checks who holds it: a passkey alone signs in. */
export const askForNew = async (
  shop: Shop,
  staff: { id: number; name: string; email: string },
  known: readonly Known[],
): Promise<Asked> =>
  asked(
    await generateRegistrationOptions({
      rpName: shop.name,
      rpID: rpIdOf(shop),
      userID: handleOf(staff.id),
      userName: staff.email,
      userDisplayName: staff.name,
      attestationType: 'none',
      excludeCredentials: descriptorsOf(known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    }),
  );

/** Asks for one of these passkeys, or for any of the shop where there are none. */
export const askForKnown = async (shop: Pick<Shop, 'publicUrl'>, known: readonly Known[]): Promise<Asked> =>
  asked(
    await generateAuthenticationOptions({
      rpID: rpIdOf(shop),
      userVerification: 'required',
      allowCredentials: descriptorsOf(known),
    }),
  );

const text = z.string();

// What the library takes for granted.
const answerShape = z.looseObject({
  id: text,
  rawId: text,
  type: text,
  response: z.looseObject({ clientDataJSON: text }),
});

/** The answer of a browser; null where it is none. */
const readAnswer = (json: string): z.output<typeof answerShape> | null => {
  try {
    return answerShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
};

// The library throws for whatever is not as it should be; each is a passkey that is not accepted.
const orNull = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

type Answer = { answer: string; challenge: string | null };

/** The passkey that a browser made for the challenge, at the shop's own address; null where it did not. */
export const checkNew = async (shop: Shop, { answer, challenge }: Answer, name: string): Promise<NewPasskey | null> => {
  const response = readAnswer(answer);
  if (!response || challenge === null) return null;
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

/** The credential that an answer is of; null where it is none. */
export const credentialOf = (answer: string): Uint8Array<ArrayBuffer> | null => {
  const response = readAnswer(answer);
  return response ? toBytes(response.id) : null;
};

/** The new counter where a passkey signed the challenge, at the shop's own address; null where it did not. */
export const checkKnown = async (
  shop: Pick<Shop, 'publicUrl'>,
  { answer, challenge }: Answer,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
): Promise<number | null> => {
  const response = readAnswer(answer);
  if (!response || challenge === null) return null;
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
