import type { AudienceHints } from './audience.ts';

/**
 * The evidence for a row's category. `category` is the feed's path, with levels separated by ' > '. The other hints are
 * weaker: tags, link, picture, description, the row's sizes, and what ops set for its store.
 */
export type CategoryHints = AudienceHints & {
  otherCategory: string;
  /** The column of Google's product taxonomy: a path or its number. */
  googleCategory?: string;
  /** Whether nearly every row of the feed has this category, so that it shows little about this row. */
  isSameEverywhere?: boolean;
  /** Texts that may name the kind, strongest first. Called only if name and category do not decide it. */
  asides?: () => readonly string[];
  /** The language in which the feed names kinds, as far as it stands out. */
  language?: string | null;
  /** Whether other rows of the same name have shoe sizes. */
  isSizedAsShoe?: boolean;
  /** The leaf and the audience that rules of ops decided for the row. */
  ruledKind?: string | undefined;
  ruledAudience?: string | undefined;
  /** A path of our tree for rows that no other evidence places. */
  fallback?: string | null;
};
