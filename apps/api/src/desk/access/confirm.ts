import { say } from '@wearfolio/messages/said';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { deskLimits } from '../limits.ts';
import { findHash } from '../sign-in/sign-in-queries.ts';
import { codeKey } from './known-device.ts';
import { confirmSession } from './session-queries.ts';

type Given = { password: string; tokenSecret: string; prove: () => Promise<void> };

/**
 * Confirms the session of the request by a password and a second factor, which `prove` checks. Attempts are limited.
 * Throws RequestRefused for a wrong password, and what `prove` throws.
 */
export const confirm = async (
  app: FastifyInstance,
  request: FastifyRequest,
  { password, tokenSecret, prove }: Given,
): Promise<{ message: string }> => {
  const { staff } = request;
  const key = codeKey(request, tokenSecret);
  await app.countAttempt(deskLimits.code, key);
  if (!(await app.passwords.isRight(password, await findHash(app.db, staff.id))))
    throw new RequestRefused(400, say('desk.replies.wrongPassword'), {
      password: [say('desk.replies.wrongPassword')],
    });
  await prove();
  await app.forgetAttempts(deskLimits.code, key);
  await confirmSession(app.db, staff.sessionId);
  return told(say('desk.replies.confirmed'));
};
