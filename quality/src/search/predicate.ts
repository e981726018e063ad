/** A variant of a source row: a color in a size. `inStock` is false only if the feed says so. */
export type SourceVariant = { color: string; size: string; inStock: boolean };

/** A product as its store's feed describes it, before cleaning. Missing text is ''. */
export type SourceRow = {
  id: string;
  title: string;
  brand: string;
  category: string;
  audience: string;
  colors: readonly string[];
  sizes: readonly string[];
  description: string;
  material: string;
  /** In the currency of the feed. */
  price: number;
  /** Whether the feed has a regular price above the price. */
  sale: boolean;
  store: string;
  inStock: boolean;
  variants: readonly SourceVariant[];
};

export const textFields = [
  ...(['id', 'title', 'brand', 'category', 'audience', 'color'] as const),
  ...(['size', 'description', 'material', 'store'] as const),
];
type TextField = (typeof textFields)[number];

type TextClause = { field: TextField | readonly TextField[]; has: readonly string[] };
type PriceClause = {
  field: 'price';
  below?: number | undefined;
  upTo?: number | undefined;
  from?: number | undefined;
};
type FlagClause = { field: 'sale' | 'inStock'; is: boolean };
type VariantClause = {
  field: 'variant';
  color?: readonly string[] | undefined;
  size?: readonly string[] | undefined;
};
export type Clause = TextClause | PriceClause | FlagClause | VariantClause;

/** A predicate over source rows. `quality/search/README.md` explains the grammar. */
export type Predicate = {
  all?: readonly (Clause | Predicate)[] | undefined;
  any?: readonly (Clause | Predicate)[] | undefined;
  not?: readonly (Clause | Predicate)[] | undefined;
};

/** The products of one grade: their ids, or a predicate over their source rows. */
export type Answer = readonly string[] | Predicate;

/** The words in lower case and without accents, each between single spaces. "7.5" is one word. */
const spaced = (text: string): string => {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/(?:(?!(?<=\d)\.\d)[^\p{L}\p{N}])+/u);
  return ` ${words.filter((word) => word !== '').join(' ')} `;
};

const holds = (text: string, phrases: readonly string[]): boolean => {
  const words = spaced(text);
  return phrases.map(spaced).some((phrase) => phrase.trim() !== '' && words.includes(phrase));
};

const textsOf = (row: SourceRow, field: TextField): readonly string[] => {
  if (field === 'color') return row.colors;
  return field === 'size' ? row.sizes : [row[field]];
};

const meetsText = (row: SourceRow, { field, has }: TextClause): boolean => {
  const fields = typeof field === 'string' ? [field] : field;
  return fields.some((one) => textsOf(row, one).some((text) => holds(text, has)));
};

const meetsPrice = ({ price }: SourceRow, { below = Infinity, upTo = Infinity, from = 0 }: PriceClause): boolean =>
  price < below && price <= upTo && price >= from;

const meetsVariant = ({ variants }: SourceRow, { color, size }: VariantClause): boolean =>
  variants.some(
    (variant) => variant.inStock && (!color || holds(variant.color, color)) && (!size || holds(variant.size, size)),
  );

const meetsClause = (row: SourceRow, clause: Clause): boolean => {
  if ('has' in clause) return meetsText(row, clause);
  if ('is' in clause) return row[clause.field] === clause.is;
  return clause.field === 'price' ? meetsPrice(row, clause) : meetsVariant(row, clause);
};

const meetsPredicate = (row: SourceRow, { all = [], any, not = [] }: Predicate): boolean => {
  const meets = (one: Clause | Predicate): boolean =>
    'field' in one ? meetsClause(row, one) : meetsPredicate(row, one);
  return all.every(meets) && (!any || any.some(meets)) && !not.some(meets);
};

/** Whether `answer` names or matches a source row. */
export const isAnswer = (row: SourceRow, answer: Answer): boolean =>
  'includes' in answer ? answer.includes(row.id) : meetsPredicate(row, answer);

/** 2 for a full answer, 1 for a partial one, 0 for none. The higher grade wins. */
export const gradeOf = (row: SourceRow, grades: { 2?: Answer | undefined; 1?: Answer | undefined }): 0 | 1 | 2 => {
  if (grades[2] && isAnswer(row, grades[2])) return 2;
  return grades[1] && isAnswer(row, grades[1]) ? 1 : 0;
};
