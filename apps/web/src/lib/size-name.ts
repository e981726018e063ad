import { nameOf } from './name-of.ts';
import { settings } from './settings.ts';
import { t } from './t.tsx';

/**
 * The name of a size as the market says it: 'EU 38 · US 7' for 'US 7 · EU 38' where EU sizes come first. A size without
 * that system keeps its name.
 */
export const sizeName = (name: string): string => {
  const parts = name.split(' · ');
  const { sizeSystems = [] } = settings;
  const rank = (part: string): number => {
    const at = sizeSystems.findIndex((system) => part.startsWith(`${system} `));
    return at === -1 ? sizeSystems.length : at;
  };
  return parts
    .toSorted((one, other) => rank(one) - rank(other))
    .map(nameOf)
    .join(' · ');
};

/** Size systems to choose from, those of the market first. */
export const bySystem = <T extends { system: string }>(systems: readonly T[]): T[] => {
  const { sizeSystems = [] } = settings;
  const rank = ({ system }: T): number =>
    sizeSystems.includes(system) ? sizeSystems.indexOf(system) : sizeSystems.length;
  return systems.toSorted((one, other) => rank(one) - rank(other));
};

/** A shopper's size in the language of the page: 'UK 5 · ca. EU 38' for 'UK 5 · about EU 38'. */
export const wornName = (name: string): string =>
  name
    .split(' · ')
    .map((part) => (part.startsWith('about ') ? t('sizes.about', { size: part.slice('about '.length) }) : nameOf(part)))
    .join(' · ');
