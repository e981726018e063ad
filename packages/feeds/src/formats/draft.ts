import { attributeField } from '../mapping/names.ts';
import { pathReader, textsOf } from '../mapping/path.ts';
import {
  type FieldName,
  maxFieldLength,
  type RawFields,
  type RawRecord,
  type Refused,
  type Sources,
} from '../raw-record.ts';

/** A record under construction: its fields, and where each came from. */
export type Draft = {
  fields: RawFields;
  sources: Partial<Record<FieldName, string>>;
  fault: Refused | null;
};

export const newDraft = (): Draft => ({ fields: {}, sources: {}, fault: null });

/** Sets a field that has no value yet. */
export const put = (draft: Draft, field: FieldName, value: string | undefined, source: string): void => {
  const text = value?.trim() ?? '';
  if (text === '' || draft.fields[field] !== undefined) return;
  if (text.length > maxFieldLength) draft.fault ??= { field, value: text.slice(0, 200), reason: 'field is too long' };
  draft.fields[field] = text;
  draft.sources[field] = source;
};

/** Sets the field that an option, attribute or param of a row tells; several values of one name are a list. */
export const putAttribute = (draft: Draft, name: string, value: string, word: string): void => {
  const field = value.trim() === '' ? null : attributeField(name);
  if (field === null) return;
  const source = `${word} "${name}"`;
  if (draft.sources[field] === source) draft.fields[field] = `${draft.fields[field]}|${value.trim()}`;
  else put(draft, field, value, source);
};

/** Completes a record. */
export const recordOf = (draft: Draft, line: number, value: unknown, variants: RawFields[] = []): RawRecord => {
  const sources: Sources = draft.sources;
  const cell = (path: string): string | undefined => textsOf(pathReader(path)(value))[0];
  return { line, fields: draft.fields, variants, fault: draft.fault, sources, cell };
};

const escapedSection = /<!\[CDATA\[|\]\]>/g;

/** Reads the texts of an element's children of one name, or of an attribute ('@id'). */
export const textsAt = (value: unknown, path: string): string[] =>
  textsOf(pathReader(path)(value)).map((text) => (text.includes(']]>') ? text.replace(escapedSection, '') : text));
