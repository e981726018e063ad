import type { RawFields } from '../raw-record.ts';

/** Returns the fields that have a value. */
export const presentFields = (values: { [Name in keyof RawFields]: string | undefined }): RawFields => {
  const fields: RawFields = {};
  for (const [name, value] of Object.entries(values) as [keyof RawFields, string | undefined][])
    if (value !== undefined && value !== '') fields[name] = value;
  return fields;
};
