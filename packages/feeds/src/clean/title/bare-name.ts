import { cutCampaign, cutNotes } from './option-words.ts';
import { plainMarks } from './plain-marks.ts';
import { withoutBrand } from './title.ts';

/**
 * Returns a name without brand and promotion, also in 'Black Friday Oboro Boot', where the brand follows the promotion.
 */
export const bareName = (name: string, spellings: readonly string[]): string => {
  const noted = cutNotes(plainMarks(name));
  const bare = withoutBrand(noted, spellings);
  const rest = cutCampaign(noted);
  const behind = rest === noted ? rest : withoutBrand(rest, spellings);
  return behind === rest ? bare : behind;
};

const idAhead = /^(\S+)\s+[-–|:]\s+(?=\p{L})/u;

/** Returns a name without the product number at its front: '2301 - Ridge Bottom'. */
export const withoutIdAhead = (name: string, ids: readonly string[]): string => {
  const [whole, id] = idAhead.exec(name) ?? [];
  return whole !== undefined && id !== undefined && ids.includes(id) ? name.slice(whole.length) : name;
};

/** Returns a name without the numbers at its end that end its id, too: 'Pilot Sunglasses TB2140 901 50' of TB2140-901-50. */
export const withoutIdBehind = (name: string, ids: readonly string[]): string => {
  const numbers = /(?:\s\d{2,})+$/.exec(name)?.[0].trim().split(' ') ?? [];
  const parts = (ids[0] ?? '').split(/[-_./ ]/);
  const isOfId =
    numbers.length > 1 &&
    parts.length > numbers.length &&
    numbers.every((part, at) => part === parts.at(at - numbers.length));
  return isOfId ? name.slice(0, -numbers.join(' ').length).trimEnd() : name;
};
