import type { FeedMapping } from './mapping/mapping.ts';

/**
 * Thrown if a whole feed cannot be read; the message is for ops. `proposal` is a mapping that may work once ops have
 * checked it.
 */
export class FeedRefused extends Error {
  override name = 'FeedRefused';
  readonly proposal: FeedMapping | null;

  constructor(message: string, proposal: FeedMapping | null = null) {
    super(message);
    this.proposal = proposal;
  }
}
