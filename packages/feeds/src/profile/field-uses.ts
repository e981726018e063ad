import { shortText } from '../clean/text/text.ts';
import { cutTitle } from '../clean/title/cut-title.ts';
import { withoutBrand } from '../clean/title/title.ts';
import { fieldNames, type RawRecord } from '../raw-record.ts';
import type { FieldUse, TitleParts } from './profile.ts';

const exampleLength = 60;

/** Counts the rows that fill each field, with an example value. */
export const fieldsOf = (records: readonly RawRecord[]): Record<string, FieldUse> => {
  const used = fieldNames.map((field) => {
    const values = records.flatMap(
      ({ fields, variants }) => [fields, ...variants].find((row) => row[field])?.[field] ?? [],
    );
    return [
      field,
      {
        rows: values.length,
        example: shortText(values[0] ?? '')
          .slice(0, exampleLength)
          .toWellFormed(),
      },
    ] as const;
  });
  return Object.fromEntries(used.filter(([, { rows }]) => rows > 0));
};

/** Number of titles that are enough to see how a store builds them. */
export const enoughTitles = 500;

/** Counts the titles that name a brand, a color and a size. */
export const titlesOf = (records: readonly RawRecord[], colors: ReadonlySet<string>): TitleParts => {
  const parts = { read: 0, brand: 0, color: 0, size: 0 };
  for (const { fields } of records.slice(0, enoughTitles)) {
    const name = shortText(fields.name ?? '');
    if (name === '') continue;
    const bare = withoutBrand(name, [shortText(fields.brand ?? '')]);
    const hints = { color: shortText(fields.color ?? ''), size: shortText(fields.size ?? ''), ids: [], colors };
    const { color, size } = cutTitle(bare, hints);
    parts.read += 1;
    if (bare !== name) parts.brand += 1;
    if (color !== null) parts.color += 1;
    if (size !== null) parts.size += 1;
  }
  return parts;
};
