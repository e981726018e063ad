import type { AudienceHints } from './audience.ts';

/**
 * What a row tells about its place. `category` is the feed's path, its levels parted by ' > '. The others are weaker: what
 * stands in tags, link, picture and description, the sizes that the row names, and what ops said of its store.
 */
export type CategoryHints = AudienceHints & {
  otherCategory: string;
  /** Whether the feed says the same category of nearly every row, so that it tells little of this one. */
  isSameEverywhere?: boolean;
  brand?: string;
  /** Brand, name and description, from which the model of words tells the kind. Asked only where no rule tells. */
  allWords?: () => string;
  /** Texts that may name the kind, the strongest first. Asked only where name and category do not tell. */
  asides?: () => readonly string[];
  sizes?: readonly string[];
  /** A size that no column and no title tells. Asked only where name and category do not tell the kind. */
  sizeElsewhere?: () => string | null;
  /** The leaf of most shoes of the store, and whether it sells hardly anything else. */
  shoeKind?: string | null;
  sellsShoes?: boolean;
  /** Whether the texts of the feed are English, so that a name which English does not explain is only a name. */
  isEnglishFeed?: boolean;
  /** Whether the sizes of other rows of the same name are those of shoes. */
  isSizedAsShoe?: boolean;
  /** A path of our tree for rows that nothing else places. */
  fallback?: string | null;
};
