import type { RawFields } from '../raw-record.ts';

/**
 * Gives the variants of one product distinct ids: a number that several of them share, such as an SKU of the model,
 * identifies none of them, so their options are added (behavior: what a row is). `optionsOf` returns a variant's options.
 */
export const withDistinctIds = (
  variants: readonly RawFields[],
  optionsOf: (at: number) => readonly (string | undefined)[],
): RawFields[] => {
  const counts = new Map<string, number>();
  for (const { id = '' } of variants) counts.set(id, (counts.get(id) ?? 0) + 1);
  return variants.map((variant, at) =>
    (counts.get(variant.id ?? '') ?? 0) < 2
      ? variant
      : { ...variant, id: [variant.id, ...optionsOf(at)].filter(Boolean).join('/') },
  );
};
