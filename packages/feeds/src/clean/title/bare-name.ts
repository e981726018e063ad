import { isLikelyColor } from '../color/color.ts';
import { hasNoun } from './nouns.ts';
import { cutCampaign, cutNotes } from './option-words.ts';
import { plainMarks } from './plain-marks.ts';
import { withoutBrand } from './title.ts';

/**
 * Returns a name without brand and promotion, even if the brand follows the promotion: 'Black Friday Oboro Boot'.
 */
export const bareName = (name: string, spellings: readonly string[]): string => {
  const noted = cutNotes(plainMarks(name));
  const bare = withoutBrand(noted, spellings);
  const rest = cutCampaign(noted);
  const behind = rest === noted ? rest : withoutBrand(rest, spellings);
  return withoutKindAhead((behind === rest ? bare : behind).replace(usedAhead, ''));
};

/** The condition of a used thing behind its brand: 'Oboro Pre-Owned Ridge Boot'. */
const usedAhead = /^(?:pre-?owned|pre-?loved|second[\s-]?hand|refurbished)\s+(?=\p{L})/iu;

const kindAhead = /^(\p{L}[\p{L}-]*s)\s*:\s+(?=\p{L})/u;

/** Returns a name without a kind at its front if the rest names the kind too: 'Boots: Ridge Pull-On Boots'. */
export const withoutKindAhead = (name: string): string => {
  const [whole = '', kind = ''] = kindAhead.exec(name) ?? [];
  const rest = name.slice(whole.length);
  return whole !== '' && hasNoun(kind) && hasNoun(rest) ? rest : name;
};

const idAhead = /^(\S+)\s+[-–|:]\s+(?=\p{L})/u;

/** Returns a name without the product number at its front: '2301 - Ridge Bottom'. */
export const withoutIdAhead = (name: string, ids: readonly string[]): string => {
  const [whole, id] = idAhead.exec(name) ?? [];
  return whole !== undefined && id !== undefined && ids.includes(id) ? name.slice(whole.length) : name;
};

/** Removes numbers at the end of a name that also end its id: 'Pilot Sunglasses TB2140 901 50' with TB2140-901-50. */
export const withoutIdBehind = (name: string, ids: readonly string[]): string => {
  const numbers = /(?:\s\d{2,})+$/.exec(name)?.[0].trim().split(' ') ?? [];
  const parts = (ids[0] ?? '').split(/[-_./ ]/);
  const isOfId =
    numbers.length > 1 &&
    parts.length > numbers.length &&
    numbers.every((part, at) => part === parts.at(at - numbers.length));
  return isOfId ? name.slice(0, -numbers.join(' ').length).trimEnd() : name;
};

/** Shorter codes may be the names of models: '574', 'K87'. */
const shortestCode = 5;

/**
 * Returns a name without words that are one of its row's numbers, with or without the number's last part: 'Ridge Boot
 * 1012B313.002' with 1012B313.002-6.
 */
export const withoutNumbers = (name: string, ids: readonly string[]): string => {
  const isNumber = (word: string): boolean =>
    word.length >= shortestCode &&
    /\d{3}/.test(word) &&
    ids.some((id) => id === word || (id.startsWith(word) && /^[-_/ ][^-_/ ]+$/.test(id.slice(word.length))));
  const words = name.split(' ');
  const rest = words.filter((word) => !isNumber(word));
  const text = rest.join(' ');
  // 'Gray 10' is what 990V6 leaves of '990V6 Gray 10'.
  const isNamed = /\p{L}{3}/u.test(text) && !isLikelyColor(text.replace(/[\d.\s]+$/, ''));
  return rest.length < words.length && (isNamed || hasNoun(text)) ? text : name;
};
