import type { FeedMapping } from './mapping/mapping.ts';

/** Why a whole feed cannot be read, in words for ops; `proposal` is how it might be, once somebody has looked at it. */
export class FeedRefused extends Error {
  override name = 'FeedRefused';
  readonly proposal: FeedMapping | null;

  constructor(message: string, proposal: FeedMapping | null = null) {
    super(message);
    this.proposal = proposal;
  }
}
