import type { OfferEvidence } from '../evidence.ts';

/** An offer with a title. By default, it has a store of its own. */
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
