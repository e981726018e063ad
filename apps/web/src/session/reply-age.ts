import { firstReplyMadeAt } from '../lib/first-data.ts';
import { currentSession } from './session.ts';

/**
 * When a reply that came with the page was made, as far as whoever is signed in is concerned: it was made for a guest,
 * so a customer sees it at once and has it asked for again.
 */
export const guestReplyMadeAt = (): number => (currentSession().auth ? 0 : firstReplyMadeAt);
