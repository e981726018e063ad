import { readAudience } from '@wearfolio/feeds/clean/category/audience';
import type { OfferEvidence } from '@wearfolio/matching/evidence';

const audienceOfPath: Readonly<Record<string, OfferEvidence['audience']>> = {
  women: 'women',
  'kids/girls': 'girls',
  'kids/boys': 'boys',
  kids: 'kids',
};

/**
 * The words of the title tell for whom; else the place in the tree. Of `men`, which is where what names nobody is put,
 * too, `audience` is the feed's own word. What names nobody may be the women's model, so it is no evidence.
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

/** SQL for the step in which a price lies: steps are so wide that a sale or a few dollars more make no other evidence. */
export const priceStepOf = (cents: string): string =>
  `CASE WHEN (${cents}) > 0 THEN round(ln((${cents})::float) / ln(${stepRatio}::float))::int END`;

/** The price in the middle of a step, in cents. */
export const priceOfStep = (step: number | null): number | null =>
  step === null ? null : Math.round(stepRatio ** step);

/** A price as evidence has it, to the nearest of the steps. */
export const priceOf = (cents: number | null): number | null =>
  cents === null || cents <= 0 ? null : priceOfStep(Math.round(Math.log(cents) / Math.log(stepRatio)));

/** A leaf of the tree without its audience; null where a product has no place in it. */
export const kindOf = (path: string): string | null => {
  const [top, ...rest] = path.split('/');
  return top === 'other' || rest.length === 0 ? null : rest.join('/');
};
