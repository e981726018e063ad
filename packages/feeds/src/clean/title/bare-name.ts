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
