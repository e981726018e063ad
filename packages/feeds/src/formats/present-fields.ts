import { fieldNames, type RawFields } from '../raw-record.ts';

/** Returns the fields that have a value. */
export const presentFields = (values: { [Name in keyof RawFields]: string | undefined }): RawFields => {
  const fields: RawFields = {};
  for (const [name, value] of Object.entries(values) as [keyof RawFields, string | undefined][])
    if (value !== undefined && value !== '') fields[name] = value;
  return fields;
};

/** Returns the cells of a row that are fields of ours, without a format's other columns. */
export const fieldsAmong = (cells: RawFields<string>): RawFields => {
  const fields: RawFields = {};
  for (const name of fieldNames) if (cells[name] !== undefined) fields[name] = cells[name];
  return fields;
};
