import { firstReplyMadeAt } from '../lib/first-data.ts';
import { currentSession } from './session.ts';

/** The age of an embedded reply. The server renders for guests, so for a customer it is stale and requested again. */
export const guestReplyMadeAt = (): number => (currentSession().auth ? 0 : firstReplyMadeAt);
