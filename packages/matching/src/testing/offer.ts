import type { OfferEvidence } from '../evidence.ts';

/** An offer of a title, in a store of its own unless said otherwise. */
export const offer = (id: number, title: string, more: Partial<OfferEvidence> = {}): OfferEvidence => ({
  id,
  store: id,
  groupKey: `g${id}`,
  brand: 'quillmoor',
  title,
  audience: null,
  kind: 'shoes/hiking-shoes',
  gtins: [],
  mpns: [],
  colors: [],
  price: 12_000,
  ...more,
});
