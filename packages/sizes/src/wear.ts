import { positionOf } from './position.ts';
import { placed, type SizeContext, sizeOf } from './read/context.ts';
import { readSize } from './read/read-size.ts';
import {
  type Audience,
  audiences,
  codeOf,
  type Kind,
  kinds,
  type Ladder,
  type Size,
  type System,
  systems,
} from './size.ts';

/** A size that a shopper wears. `audience` is null for sizes that are for everybody. */
export type Wear = { kind: Kind; audience: Audience | null; system: System; value: string };

const families: Readonly<Record<Kind, SizeContext['family']>> = {
  tops: 'clothing',
  trousers: 'clothing',
  dresses: 'clothing',
  clothes: 'clothing',
  shoes: 'shoes',
  bras: 'bras',
  hats: 'hats',
  gloves: 'gloves',
  rings: 'rings',
};

const isSystem = (text: string): text is System => (systems as readonly string[]).includes(text);
const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);
const isAudience = (text: string): text is Audience => (audiences as readonly string[]).includes(text);

const codes = new Set<System>(['US', 'UK', 'EU', 'IT', 'FR', 'DE', 'ES', 'JP', 'AU']);

/** The size as feeds write it. Null if the system has no such size. */
export const sizeOfWear = ({ kind, audience, system, value }: Wear, worn = audience): Size | null => {
  const context: SizeContext = {
    family: families[kind],
    isKids: worn === 'kids',
    system: codes.has(system) ? system.toLowerCase() : null,
    kind,
    audience: worn,
    body: worn === 'women' || worn === 'men' ? worn : null,
  };
  const text = system === 'waist' && !/x/.test(value) ? `W${value}` : value;
  const found = sizeOf(readSize(text, context));
  if (!found) return null;
  const size = sizeOf({ ...placed({ ...found, kind, system, audience: worn }, context), value: found.value });
  return size && positionOf(size) ? size : null;
};

/**
 * Parses `kind:system:size` of a URL: 'women-shoes:UK:5', 'trousers:waist:32x34'. Null if it is malformed or the system
 * has no such size.
 */
export const readWear = (text: string): Wear | null => {
  const [name = '', system = '', ...rest] = text.split(':');
  const value = rest.join(':').trim();
  const [first = '', second] = name.split('-');
  const [audience, kind] = second === undefined ? [null, first] : [first, second];
  if (value === '' || value.length > 20 || !isKind(kind) || !isSystem(system)) return null;
  if (audience !== null && !isAudience(audience)) return null;
  const wear = { kind, audience, system, value };
  const isKnown = [audience ?? 'women', audience ?? 'men'].some((worn) => sizeOfWear(wear, worn) !== null);
  return isKnown ? wear : null;
};

/** The format that `readWear` parses. */
export const showWear = ({ kind, audience, system, value }: Wear): string =>
  `${audience === null ? kind : `${audience}-${kind}`}:${system}:${value}`;

const isGarment = (kind: Kind): boolean => ['tops', 'trousers', 'dresses', 'clothes'].includes(kind);

/**
 * Whether a shopper's size tells the fit of a ladder's sizes. Unisex sizes are compared with women's and men's sizes,
 * never with children's.
 */
const judges = (wear: Wear, { kind, audience }: Ladder): boolean => {
  const isKind = wear.kind === kind || (kind === 'clothes' && isGarment(wear.kind));
  const isFor = wear.audience === null || wear.audience === audience || audience === 'unisex' || audience === null;
  return isKind && isFor && (wear.audience === 'kids') === (audience === 'kids');
};

/** Maximum distance of equal sizes on an axis: less than half a step between neighbors. */
const nearness = {
  foot: 0.24,
  woman: 0.9,
  chest: 0.4,
  waist: 0.4,
  child: 0,
  bra: 0,
  head: 0.4,
  hand: 0.2,
  finger: 0.6,
};

const waistAndLength = (value: string): { length: string | undefined } => ({ length: value.split('x')[1] });

const isSameFit = (one: string, other: string): boolean => {
  const cut = (suffix: string) => (/Wide|Narrow/.test(suffix) ? '' : suffix);
  return cut(one) === cut(other);
};

/** Whether `size` fits a shopper who wears `worn`. */
const isFitting = (worn: Size, size: Size): boolean => {
  const [one, other] = [positionOf(worn), positionOf(size)];
  if (!one || !other || one.axis !== other.axis || !isSameFit(one.suffix, other.suffix)) return false;
  const near = nearness[one.axis];
  if (one.from > other.to + near || other.from > one.to + near) return false;
  const [length, wanted] = [waistAndLength(size.value).length, waistAndLength(worn.value).length];
  return worn.system !== 'waist' || length === undefined || wanted === undefined || length === wanted;
};

/** The ids of sizes that fit, and the kinds for which fit is known (numbers of `codeOf`). */
export type Fit = { sizes: number[]; kinds: number[] };

/** Which of `sizes` fit a shopper with these sizes. Kinds without a stated size are in neither list. */
export const fitOf = (wears: readonly Wear[], sizes: Iterable<{ id: number; size: Size }>): Fit => {
  const fitting: number[] = [];
  const judged = new Set<number>();
  for (const { id, size } of sizes) {
    const own = wears.filter((wear) => judges(wear, size));
    if (own.length === 0 || !positionOf(size)) continue;
    judged.add(codeOf(size));
    const isWorn = own.some((wear) => {
      const worn = sizeOfWear(wear, wear.audience ?? size.audience);
      return worn !== null && isFitting(worn, size);
    });
    if (isWorn) fitting.push(id);
  }
  return { sizes: fitting.sort((one, other) => one - other), kinds: [...judged].sort((one, other) => one - other) };
};
