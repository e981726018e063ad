import { readAudience } from '@wearfolio/feeds/clean/category/audience';
import type { OfferEvidence } from '@wearfolio/matching/evidence';

const audienceOfPath: Readonly<Record<string, OfferEvidence['audience']>> = Object.assign(Object.create(null), {
  women: 'women',
  'kids/girls': 'girls',
  'kids/boys': 'boys',
  kids: 'kids',
});

/**
 * The title's words name the audience, or else the category does. `men` also contains products without an audience, so
 * there `audience` is the feed's value. An unnamed audience is no evidence, because the product may be the women's
 * model.
 */
export const audienceOf = ({
  name,
  ageGroup,
  audience,
  path,
}: {
  name: string;
  ageGroup: string | null;
  audience: 'men' | 'unisex' | null;
  path: string;
}): OfferEvidence['audience'] => {
  const { who, isKids } = readAudience({ name, category: '', gender: '', ageGroup: ageGroup ?? '' });
  if (who !== null) return who;
  if (isKids) return 'kids';
  const [top = '', middle = ''] = path.split('/');
  return audienceOfPath[`${top}/${middle}`] ?? audienceOfPath[top] ?? (audience === 'men' ? audience : null);
};

const stepRatio = 1.6;

/** SQL of a price's step. Steps are so wide that a sale or a few dollars do not change the evidence. */
export const priceStepOf = (cents: string): string =>
  `CASE WHEN (${cents}) > 0 THEN round(ln((${cents})::float) / ln(${stepRatio}::float))::int END`;

/** Returns the price in the middle of a step, in cents. */
export const priceOfStep = (step: number | null): number | null =>
  step === null ? null : Math.round(stepRatio ** step);

/** Rounds a price to the nearest step, as used in evidence. */
export const priceOf = (cents: number | null): number | null =>
  cents === null || cents <= 0 ? null : priceOfStep(Math.round(Math.log(cents) / Math.log(stepRatio)));

/** Returns a leaf of the tree without its audience; null for a product without a place in the tree. */
export const kindOf = (path: string): string | null => {
  const [top, ...rest] = path.split('/');
  return top === 'other' || rest.length === 0 ? null : rest.join('/');
};
