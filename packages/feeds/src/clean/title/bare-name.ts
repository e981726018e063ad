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
  return behind === rest ? bare : behind;
};
