// cspell:disable: words of several languages
import { memo } from '../clean/memo.ts';
import type { FieldName, RawFields, RawRecord } from '../raw-record.ts';
import { foldLetters } from './fold.ts';
import { vocabularyOf } from './value-words.ts';

let signs: ReadonlySet<string> | null = null;

/** The texts in full, because most of what makes '#n/a' and '--' mean nothing is no letter. */
const texts = (): ReadonlySet<string> => {
  signs ??= new Set(vocabularyOf('absent').entries.map(({ word }) => foldLetters(word)));
  return signs;
};

/** Returns whether a cell means that it has no value: 'n/a', '-', 'Default Title', 'нет данных', 'ohne Größe'. */
export const isAbsent = memo((text: string): boolean => {
  const folded = foldLetters(text).replace(/\s+/g, ' ').trim();
  return folded === '' || texts().has(folded);
});

/** Longer texts always say something, and need no look. */
const longest = 24;

/** What must be there, and what may say 'none' in its own way. */
const kept: ReadonlySet<string> = new Set<FieldName>([
  'id',
  'name',
  'link',
  'price',
  'stock',
  'availability',
  'description',
]);

const presentIn = (fields: RawFields): RawFields => {
  let left: RawFields | null = null;
  for (const [name, value] of Object.entries(fields) as [FieldName, string][]) {
    if (value.length > longest || kept.has(name) || !isAbsent(value)) continue;
    left ??= { ...fields };
    delete left[name];
  }
  return left ?? fields;
};

/** Returns a record without the optional values that mean nothing, in its row and in its variants. */
export const withoutAbsent = (record: RawRecord): RawRecord => {
  const fields = presentIn(record.fields);
  const variants = record.variants.map(presentIn);
  const isSame = fields === record.fields && variants.every((variant, at) => variant === record.variants[at]);
  return isSame ? record : { ...record, fields, variants };
};
