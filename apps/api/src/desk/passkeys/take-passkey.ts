import { say } from '@wearfolio/messages/said';
import type { FastifyInstance } from 'fastify';
import { credentialOf, verifyAuthentication } from '../../customer/passkeys/webauthn.ts';
import { RequestRefused } from '../../http/errors.ts';
import { type Purpose, takeChallenge } from './challenges.ts';
import { findPasskey, noteUse, type StoredPasskey } from './passkey-queries.ts';

export const wrongPasskey = (): RequestRefused =>
  new RequestRefused(400, say('desk.replies.wrongPasskey'), { answer: [say('desk.replies.wrongPasskey')] });

type Taken = { cookie: string; purpose: Purpose; answer: string };

/**
 * The passkey that answers the challenge of a cookie. The challenge is used up in any case. Throws when the answer is
 * for another challenge, address or key, or when the key's counter went back.
 */
export const takePasskey = async (
  { db }: Pick<FastifyInstance, 'db'>,
  publicUrl: string,
  { cookie, purpose, answer }: Taken,
): Promise<StoredPasskey> => {
  const challenge = await takeChallenge(db, { cookie, purpose });
  const credentialId = credentialOf(answer);
  const passkey = credentialId && (await findPasskey(db, credentialId));
  const counter = passkey && (await verifyAuthentication({ publicUrl }, { answer, challenge }, passkey));
  if (!passkey || counter === null || !(await noteUse(db, passkey, counter))) throw wrongPasskey();
  return passkey;
};
