import { fold } from '@wearfolio/contracts/text/fold';
import type { UcpOption, UcpVariant } from '@wearfolio/contracts/ucp';

type Choice = Pick<UcpVariant, 'options' | 'availability'>;

const isSame = (one: string, other: string): boolean => fold(one.trim()) === fold(other.trim());

const has = ({ options = [] }: Choice, { name, label }: UcpOption): boolean =>
  options.some((own) => isSame(own.name, name) && isSame(own.label, label));

const hasAll = (variant: Choice, selected: readonly UcpOption[]): boolean =>
  selected.every((option) => has(variant, option));

/** The variants with all of these options. */
export const matching = <V extends Choice>(variants: readonly V[], selected: readonly UcpOption[]): V[] =>
  variants.filter((variant) => hasAll(variant, selected));

/**
 * What of a selection some variant has: options are dropped from the end of `preferences`, and those that it does not
 * name first. Each option's name counts once.
 */
export const relaxSelection = (
  variants: readonly Choice[],
  asked: readonly UcpOption[],
  preferences: readonly string[],
): UcpOption[] => {
  const rankOf = ({ name }: UcpOption): number => {
    const at = preferences.findIndex((preferred) => isSame(preferred, name));
    return at === -1 ? preferences.length : at;
  };
  const kept = asked
    .filter((option, at) => asked.findIndex((other) => isSame(other.name, option.name)) === at)
    .map(({ name, label }) => ({ name, label }))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  while (kept.length > 0 && matching(variants, kept).length === 0) kept.pop();
  return kept;
};

/** Each option's values, with whether a variant has it beside the rest of the selection, and one that can be bought. */
export const optionsOf = (variants: readonly Choice[], selected: readonly UcpOption[]) => {
  const values = new Map<string, Map<string, UcpOption>>();
  for (const { options = [] } of variants)
    for (const option of options) {
      const known = values.get(option.name) ?? new Map<string, UcpOption>();
      values.set(option.name, known.set(fold(option.label), known.get(fold(option.label)) ?? option));
    }
  return [...values].map(([name, labels]) => ({
    name,
    values: [...labels.values()].map((option) => {
      const others = selected.filter((one) => !isSame(one.name, name));
      const found = matching(variants, [...others, option]);
      return {
        label: option.label,
        available: found.some(({ availability }) => availability.available),
        exists: found.length > 0,
      };
    }),
  }));
};
