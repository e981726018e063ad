import { readAudience } from '@wearfolio/feeds/clean/category/audience';
import type { OfferEvidence } from '@wearfolio/matching/evidence';

const audienceOfPath: Readonly<Record<string, OfferEvidence['audience']>> = {
  women: 'women',
  'kids/girls': 'girls',
  'kids/boys': 'boys',
  kids: 'kids',
};

/**
 * The words of the title tell for whom; else the place in the tree, but not `men`, which is where what names nobody is
 * put, too.
 */
export const audienceOf = ({
  name,
  ageGroup,
  path,
}: {
  name: string;
  ageGroup: string | null;
  path: string;
}): OfferEvidence['audience'] => {
  const { who, isKids } = readAudience({ name, category: '', gender: '', ageGroup: ageGroup ?? '' });
  if (who !== null) return who;
  if (isKids) return 'kids';
  const [top = '', middle = ''] = path.split('/');
  return audienceOfPath[`${top}/${middle}`] ?? audienceOfPath[top] ?? null;
};

const priceStep = Math.log(1.6);

/** The regular price, to the nearest of wide steps: a sale or a few dollars more make no other evidence. */
export const priceOf = (cents: number | null): number | null =>
  cents === null || cents <= 0 ? null : Math.round(Math.exp(priceStep * Math.round(Math.log(cents) / priceStep)));

/** A leaf of the tree without its audience; null where a product has no place in it. */
export const kindOf = (path: string): string | null => {
  const [top, ...rest] = path.split('/');
  return top === 'other' || rest.length === 0 ? null : rest.join('/');
};
