import { letterOfWord } from '@wearfolio/sizes/read/words';
import { isWhollyColor } from '../clean/color/color.ts';
import { basicWords } from '../clean/color/palette.ts';
import { memo } from '../clean/memo.ts';
import { sizeIn } from '../clean/title/option-words.ts';
import { attributeField } from '../mapping/names.ts';
import type { FieldName, RawFields, Sources } from '../raw-record.ts';
import { foldName } from '../words/fold.ts';
import { vocabularyOf } from '../words/value-words.ts';

/** The name of an option, attribute or param, and its value. */
export type Option = readonly [name: string | undefined, value: string | undefined];

/** Several values of one option, as readers join them. */
const list = /\s*[|;]\s*/;

/** Returns the field that values show by themselves: sizes with a letter in them, or colors. A bare number shows none. */
const fieldShown = memo((value: string): 'size' | 'color' | null => {
  const values = value.split(list).filter((one) => one !== '');
  if (values.length === 0) return null;
  if (values.every((one) => /\p{L}/u.test(one) && (sizeIn(one) ?? letterOfWord(one)) !== null)) return 'size';
  return values.every((one) => isWhollyColor(one)) ? 'color' : null;
});

const namesMetal = memo((value: string): { isMetal: boolean } => {
  const values = value.split(list).map((one) => one.split(/[\s/-]+/));
  const metals = values.filter((words) =>
    words.some((word) =>
      /^(?:Gold|Silver)$/.test(
        vocabularyOf('color').find(foldName(word))?.value ?? basicWords[word.toLowerCase()] ?? '',
      ),
    ),
  );
  return { isMetal: metals.length === values.length };
});

/** A choice between gold and silver is one of colors, even if it is called a material. */
const isMetal = (field: FieldName | null, [, value = '']: Option = ['', '']): boolean =>
  field === 'material' && namesMetal(value).isMetal;

/** Returns the field of each option: the one that its name means, or else the one that its value shows and no name means. */
const fieldsOf = (options: readonly Option[]): (FieldName | null)[] => {
  const own = options.map(([name = '']) => attributeField(name));
  const named = own.map((field, at) => (isMetal(field, options[at]) && !own.includes('color') ? 'color' : field));
  return named.map((field, at) => {
    const shown = field ?? fieldShown(options[at]?.[1] ?? '');
    return field === null && named.includes(shown) ? null : shown;
  });
};

/** Reads options. Of two for one field, the first counts. */
export const optionFields = (options: readonly Option[]): RawFields => {
  const fields: RawFields = {};
  for (const [at, field] of fieldsOf(options).entries()) {
    const value = options[at]?.[1];
    if (field === null || value === undefined || value === '') continue;
    fields[field] ??= value;
    if (isMetal(attributeField(options[at]?.[0] ?? ''), options[at])) fields.material ??= value;
  }
  return fields;
};

/** Returns where the values of options come from, in the words of the feed: 'option "Size"'. */
export const optionSources = (options: readonly Option[], word = 'option'): Sources => {
  const sources: { [Name in FieldName]?: string } = {};
  for (const [at, field] of fieldsOf(options).entries())
    if (field !== null) sources[field] ??= `${word} "${options[at]?.[0]?.trim() ?? ''}"`;
  return sources;
};
