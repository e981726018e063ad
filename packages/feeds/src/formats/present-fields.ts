// cspell:disable
import type { RawFields } from '../raw-record.ts';

/** Returns the fields that have a value. */
export const presentFields = (values: { [Name in keyof RawFields]: string | undefined }): RawFields => {
  const fields: RawFields = {};
  for (const [name, value] of Object.entries(values) as [keyof RawFields, string | undefined][])
    if (value !== undefined && value !== '') fields[name] = value;
  return fields;
};

const colorOption = /colou?r|farbe|couleur|colore|kolor|kleur|färg|farve|väri|culoare|renk|shade|finish/i;
const sizeOption =
  /size|größe|groesse|taille|pointure|talla|taglia|maat|rozmiar|storlek|størrelse|koko|mărime|marime|beden/i;

/** Returns whether an option's name means color or size; null for other options. */
export const optionField = (name: string): 'color' | 'size' | null => {
  if (colorOption.test(name)) return 'color';
  return sizeOption.test(name) ? 'size' : null;
};
