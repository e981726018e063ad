import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { unspecified } from '@wearfolio/feeds/clean/color/palette';
import type { CleanRow } from '@wearfolio/feeds/row';
import { readCleanRows } from '../clean-rows.ts';
import type { DamagedRow } from './damaged-row.ts';
import { catalogueBrands, type DamagedStore, feedOf } from './stores.ts';

/** The facts that are checked, from a shopper's view. */
export const damagedFacts = [
  'brand',
  'title',
  'shoes',
  'kind',
  'wrong',
  'audience',
  'size',
  'right size',
  'color',
  'cards',
] as const;
export type DamagedFact = (typeof damagedFacts)[number];

/** The verdict on one fact of one row. Facts that cannot be judged are omitted. */
export type DamagedVerdict = { store: string; fact: DamagedFact; isRight: boolean; note: string };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const people = /\b(?:wom[ae]ns?|mens?|kids|wmns|youth)\b/g;
const titleWords = (text: string): string => plain(text).replace(people, ' ').replace(/\s+/g, ' ').trim();

const isShoe = (path: string): boolean => /(?:^|\/)shoes\/|-shoes$|snow-boots$/.test(path);

const isKind = (path: string, kinds: readonly string[]): boolean => {
  const [, ...rest] = path.split('/');
  const own = rest.join('/');
  const isKids = path.startsWith('kids/');
  return kinds.some((kind) => kind === path || kind === own || (isKids && kind.split('/').at(-1) === rest.at(-1)));
};

const ofKids: Readonly<Record<string, RegExp>> = {
  outerwear: /jackets|coats/,
  bottoms: /trousers|shorts|leggings/,
  tops: /t-shirts|shirts|sweat|activewear|tops/,
};
const isKidsKind = (path: string, kinds: readonly string[]): boolean =>
  path.startsWith('kids/') && kinds.some((kind) => ofKids[path.split('/').at(-1) ?? '']?.test(kind));

const sizeKey = (text: string): string =>
  plain(text.replace(/(\d)\.(\d)/g, '$1p$2').replace(' 1/2', 'p5')).replace(/ /g, '');

const judgeRow = (
  { fields, model, brand, size, color, tellsAudience }: DamagedRow,
  row: CleanRow,
): Omit<DamagedVerdict, 'store'>[] => {
  const note = (said: string) => `${fields.SKU} | ${fields.Product_Name} | ${fields.Category?.slice(0, 20)} -> ${said}`;
  const path = row.categoryPath;
  const [variant] = row.variants;
  const isRightKind = isKind(path, model.kinds) || isKidsKind(path, model.kinds);
  const verdicts: Omit<DamagedVerdict, 'store'>[] = [
    { fact: 'brand', isRight: brandKey(row.brand) === brandKey(brand), note: note(row.brand) },
    {
      fact: 'title',
      isRight: titleWords(row.title) === titleWords(model.title) && row.title !== row.title.toUpperCase(),
      note: note(row.title),
    },
    { fact: 'kind', isRight: isRightKind, note: note(path) },
    { fact: 'wrong', isRight: isRightKind || row.facts.kind !== 'certain', note: note(`${path} for certain`) },
  ];
  const shouldBeShoe = model.kinds.some(isShoe);
  if (shouldBeShoe || isShoe(path))
    verdicts.push({ fact: 'shoes', isRight: shouldBeShoe === isShoe(path), note: note(path) });
  const [top = ''] = path.split('/');
  if (tellsAudience) {
    const isNeutral = !['women', 'men', 'kids'].includes(top);
    verdicts.push({ fact: 'audience', isRight: isNeutral || top === model.audience, note: note(path) });
  }
  if (size !== null) {
    const told = variant?.size?.value ?? '';
    verdicts.push({ fact: 'size', isRight: told !== '', note: note(`no ${size.text}`) });
    const isRight = told !== '' && sizeKey(told).includes(sizeKey(size.key));
    verdicts.push({ fact: 'right size', isRight, note: note(`${size.text}: ${variant?.size?.ladder} ${told}`) });
  }
  if (color !== null) {
    const isKnown = row.variants.some((one) => one.color !== null && one.color.parent !== unspecified.name);
    verdicts.push({
      fact: 'color',
      isRight: isKnown,
      note: note(`${color}: ${variant?.color?.name} ${variant?.color?.parent}`),
    });
  }
  return verdicts;
};

const cardOf = ({ groupId, groupStem, externalId }: CleanRow): string => groupId ?? groupStem ?? externalId;

/** A row's card is right if it contains exactly the rows of its model. */
const judgeCards = (
  rows: readonly DamagedRow[],
  clean: ReadonlyMap<string, CleanRow>,
): Omit<DamagedVerdict, 'store'>[] => {
  const keyOf = (row: DamagedRow): string => `${row.brand}|${row.model.title}|${row.model.audience}`;
  const models = Map.groupBy(rows, keyOf);
  const cards = Map.groupBy(rows, (row) => {
    const found = clean.get(row.fields.SKU ?? '');
    return found ? cardOf(found) : `none ${row.fields.SKU}`;
  });
  return [...cards.values()].map((of) => {
    const whole = models.get(keyOf(of[0] as DamagedRow)) ?? [];
    const isPure = of.every((row) => keyOf(row) === keyOf(of[0] as DamagedRow));
    const [first] = of;
    const found = clean.get(first?.fields.SKU ?? '');
    return {
      fact: 'cards' as const,
      isRight: isPure && of.length === whole.length,
      note: `${of.length} of ${whole.length} rows, ${isPure ? 'pure' : 'MIXED'}: ${found ? cardOf(found) : ''} | ${first?.fields.Product_Name}`,
    };
  });
};

/** Judges how a store's damaged feed is read. */
export const judgeDamaged = async (store: DamagedStore): Promise<DamagedVerdict[]> => {
  const known = new Map(catalogueBrands.map((brand) => [brandKey(brand), brand] as const));
  const rows = await readCleanRows(store.name, Buffer.from(feedOf(store)), undefined, known);
  const byId = new Map(rows.map((row) => [row.externalId, row]));
  const verdicts = store.rows.flatMap((row) => {
    const clean = byId.get(row.fields.SKU ?? '');
    return clean
      ? judgeRow(row, clean)
      : [{ fact: 'kind' as const, isRight: false, note: `${row.fields.SKU} was not read` }];
  });
  return [...verdicts, ...judgeCards(store.rows, byId)].map((verdict) => ({ store: store.name, ...verdict }));
};
