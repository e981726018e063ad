import { memo } from '../clean/memo.ts';
import { fieldsOf, headerNames } from '../formats/columns.ts';
import { type FieldName, fieldNames } from '../raw-record.ts';
import type { Attribute } from '../words/column-names.ts';
import { foldName } from '../words/fold.ts';
import { readHeader } from '../words/read-header.ts';

const known: ReadonlySet<string> = new Set(fieldNames);

const isField = (attribute: Attribute): attribute is FieldName => known.has(attribute);

/** The exact names of headers, best first; they precede the names in other languages. */
const fieldsByName = new Map<string, FieldName[]>();
const learn = (name: string, field: FieldName): void => {
  const fields = fieldsByName.get(foldName(name)) ?? [];
  if (!fields.includes(field)) fieldsByName.set(foldName(name), [...fields, field]);
};
for (const field of fieldNames) for (const name of headerNames[field] ?? []) learn(name, field);
for (const [name, field] of Object.entries(fieldsOf('google'))) learn(name, field);

type Named = { fields: readonly FieldName[]; isExact: boolean };

/**
 * Returns the fields that the name of a column, property, option, attribute or param may mean, likeliest first, and
 * whether it is an exact known name.
 */
export const fieldsNamed = memo((name: string): Named => {
  const own = fieldsByName.get(foldName(name)) ?? [];
  const { attributes, isExact } = readHeader(name);
  const others = attributes.filter(isField);
  const fields = [...new Set([...own, ...others])];
  // A second column of categories says more about a row.
  if (fields.includes('category') && !fields.includes('other_category')) fields.push('other_category');
  return { fields, isExact: own.length > 0 || (isExact && others.length > 0) };
});

/** Fields that an attribute may fill; never identity or price. */
const tellable: ReadonlySet<FieldName> = new Set([
  ...(['brand', 'gender', 'age_group', 'color', 'size', 'size_system', 'size_type', 'material', 'pattern'] as const),
  ...(['gtin', 'mpn', 'condition'] as const),
]);

/** Returns the field that an option, attribute or param of this name fills, or null. */
export const attributeField = memo(
  (name: string): FieldName | null => fieldsNamed(name.trim()).fields.find((one) => tellable.has(one)) ?? null,
);

/**
 * Returns whether a header is the name or the value of a numbered attribute, and its number: 'Attribut 1 Wert(e)'. Null
 * for other headers.
 */
export const pairColumn = memo((header: string): { is: 'name' | 'value'; number: number } | null => {
  const { attribute, index } = readHeader(header);
  if (index === null || (attribute !== 'option_name' && attribute !== 'option_value')) return null;
  return { is: attribute === 'option_name' ? 'name' : 'value', number: index };
});
