import type { SizeContext } from '@wearfolio/sizes/read/context';
import type { FeedProfile } from '../../profile/profile.ts';
import type { RawFields } from '../../raw-record.ts';
import type { CleanImage } from '../../row.ts';
import { foldName } from '../../words/fold.ts';
import { memo } from '../memo.ts';
import { linkTarget } from '../text/link-target.ts';
import { shortText } from '../text/text.ts';
import type { FoundOptions } from './found-options.ts';
import { optionsInWords } from './sku-words.ts';
import { listedColors, listedSizes, optionsInCell } from './split-cell.ts';
import { optionsInTags } from './tag-options.ts';
import { optionsInText } from './text-options.ts';
import {
  colorInPicture,
  measureInName,
  measureInText,
  optionsInPath,
  optionsInQuery,
  sizeInNumber,
} from './word-options.ts';

/** The sources of a row's size and color. `title` is the cleaned title. */
export type OptionEvidence = {
  fields: RawFields;
  hasNoSizes: boolean;
  sku: string;
  url: string;
  images: readonly CleanImage[];
  title: string;
  fromTitle: FoundOptions;
  context: SizeContext;
  profile: FeedProfile | null;
};

/**
 * Texts of sizes or colors (several if a cell lists them), and whether they are certain: a column states them, or the
 * title and another source agree.
 */
export type FoundTexts = { texts: readonly string[]; isCertain: boolean };
export type OptionTexts = { sizes: FoundTexts; colors: FoundTexts };

const nothing: FoundTexts = { texts: [], isCertain: false };
const emptyColor =
  /^(?:n\/?a|none|null|-+|no colou?rs?|one colou?r|1 ?colou?r|unknown|default(?: title)?|various|as shown|see [\p{L} ]+|\.)$/iu;
const emptySize =
  /^(?:n\/?a|none|null|-+|unknown|default(?: title)?|various|select.*|choose.*|see [\p{L} ]+|no size|\.)$/iu;

/** Returns the color of a color column; empty if the cell says that there is none. */
export const colorOfCell = (raw: string | undefined): string => (raw === undefined ? '' : colorOf(raw));

const colorOf = memo((raw: string): string => {
  const text = shortText(raw);
  return emptyColor.test(text) ? '' : text;
});

/** Returns the size of a size column; empty if the cell says that there is none. */
export const sizeOfCell = (raw: string | undefined): string => (raw === undefined ? '' : sizeOf(raw));

const sizeOf = memo((raw: string): string => {
  const text = shortText(raw);
  return emptySize.test(text) ? '' : text;
});

type Columns = { size: string; color: string; isSizeConstant: boolean; isColorConstant: boolean };

const cellOf = memo(optionsInCell);

/** Returns the columns, with a cell that holds both split in two. */
const columnsOf = ({ fields, profile }: OptionEvidence): Columns => {
  const [size, color] = [sizeOfCell(fields.size), colorOfCell(fields.color)];
  const both = cellOf(size) ?? (size === '' || size === color ? cellOf(color) : null);
  return {
    size: both?.size ?? size,
    color: both === null || (color !== '' && color !== size && cellOf(color) === null) ? color : both.color,
    isSizeConstant: profile?.constants.size !== undefined && profile.constants.size === fields.size,
    isColorConstant: profile?.constants.color !== undefined && profile.constants.color === fields.color,
  };
};

const noOptions: FoundOptions = { size: null, color: null };

const inLink = (target: URL, title: string, isWorn: boolean): [query: FoundOptions, path: FoundOptions] => [
  optionsInQuery(target),
  optionsInPath(target, title, isWorn),
];

/** Returns the options of the description, or of the shorter text beside it. */
const textOptions = ({ description = '', summary = '' }: RawFields): FoundOptions => {
  const [own, other] = [optionsInText(description), optionsInText(summary)];
  return { size: own.size ?? other.size, color: own.color ?? other.color };
};

const inAddresses = (evidence: OptionEvidence): FoundOptions[] => {
  const { sku, url, images, title, context, fields } = evidence;
  const isWorn = context.family === 'shoes' || context.family === 'clothing';
  const target = linkTarget(url);
  const [query, path] = target ? inLink(target, title, isWorn) : [noOptions, noOptions];
  return [
    query,
    optionsInWords(sku),
    { size: fields.mpn ? sizeInNumber(fields.mpn, context.family === 'shoes') : null, color: null },
    { size: isWorn ? sizeInNumber(sku, context.family === 'shoes') : null, color: null },
    path,
    { size: null, color: images[0] ? colorInPicture(images[0].url, title) : null },
    textOptions(fields),
    optionsInTags(fields.tags ?? '', shortText(fields.name ?? '')),
    { size: isWorn ? null : (measureInName(title) ?? measureInText(fields.description ?? '')), color: null },
  ];
};

/** Evaluated only if columns and title are silent, because searching links and texts is slow. */
const elsewhere = (evidence: OptionEvidence): (() => FoundOptions[]) => {
  let found: FoundOptions[] | null = null;
  return () => {
    found ??= inAddresses(evidence);
    return found;
  };
};

const listOr = (list: readonly string[], text: string): readonly string[] => (list.length > 0 ? list : [text]);

/** Returns whether two sources name one option: 'ember-red' of a link, 'Ember Red' of a title. */
const isSameWord = (one: string, other: string): boolean => foldName(one) === foldName(other);

const findSizes = (
  columns: Columns,
  { fromTitle, hasNoSizes }: OptionEvidence,
  others: () => FoundOptions[],
): FoundTexts => {
  const inTitle = fromTitle.size ?? '';
  const stated = columns.isSizeConstant ? '' : columns.size;
  if (stated !== '') return { texts: listOr(listedSizes(stated), stated), isCertain: true };
  if (inTitle !== '')
    return {
      texts: listOr(listedSizes(inTitle), inTitle),
      isCertain: others().some(({ size }) => size !== null && isSameWord(size, inTitle)),
    };
  const fromElsewhere = hasNoSizes ? undefined : others().find(({ size }) => size !== null)?.size;
  const found = fromElsewhere ?? columns.size;
  return found === '' ? nothing : { texts: listOr(listedSizes(found), found), isCertain: false };
};

const findColors = (
  columns: Columns,
  { fromTitle }: OptionEvidence,
  others: () => FoundOptions[],
  hasSizes: boolean,
): FoundTexts => {
  const stated = columns.isColorConstant ? '' : columns.color;
  if (stated !== '') return { texts: listOr(listedColors(stated, hasSizes), stated), isCertain: true };
  const inTitle = fromTitle.color ?? '';
  if (inTitle !== '')
    return {
      texts: listOr(listedColors(inTitle, hasSizes), inTitle),
      isCertain: others().some(({ color }) => color !== null && isSameWord(color, inTitle)),
    };
  const found = others().find(({ color }) => color !== null)?.color ?? columns.color;
  return found === '' ? nothing : { texts: listOr(listedColors(found, hasSizes), found), isCertain: false };
};

/**
 * Finds a row's sizes and colors in the strongest source that has any: the column, unless all rows repeat one value;
 * then the title, the link's query, the SKU, the part number, the link's path, the picture's file name, the
 * description, and last the name itself.
 */
export const findOptions = (evidence: OptionEvidence): OptionTexts => {
  const columns = columnsOf(evidence);
  const others = elsewhere(evidence);
  const sizes = findSizes(columns, evidence, others);
  return { sizes, colors: findColors(columns, evidence, others, sizes.texts.length > 1) };
};
