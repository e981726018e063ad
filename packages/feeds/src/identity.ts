import { plainText } from './clean/text/text.ts';
import { readUrl } from './clean/text/url.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { excerpt, notOnSale, type RawFields, type Refused } from './raw-record.ts';

/** In characters, like the other limits. */
export const maxId = 200;
const maxName = 500;

export type Identity = { externalId: string; name: string; url: string };

/** Returns whether a flag says no. */
export const isOff = (text: string): boolean => /^(?:0|false|no|n|off)$/i.test(text.trim());

/**
 * Reads the fields that every row must have. Refuses a row that the store does not show. `url` is empty
 * where only texts are wanted.
 */
export const readIdentity = (
  fields: RawFields,
  { onlyTexts = false }: Pick<CleaningRules, 'onlyTexts'>,
): Identity | Refused => {
  const externalId = plainText(fields.id ?? '');
  if (externalId === '') return { field: 'id', value: fields.id ?? '', reason: 'missing' };
  if (externalId.length > maxId) return { field: 'id', value: externalId, reason: `longer than ${maxId} characters` };
  if (fields.is_active && isOff(fields.is_active))
    return { field: 'is_active', value: excerpt(fields.is_active), reason: notOnSale };
  const name = plainText(fields.name ?? '');
  if (name === '') return { field: 'name', value: fields.name ?? '', reason: 'missing' };
  if (name.length > maxName) return { field: 'name', value: name, reason: `longer than ${maxName} characters` };
  if (onlyTexts) return { externalId, name, url: '' };
  if (!fields.link) return { field: 'link', value: '', reason: 'missing' };
  const link = readUrl(fields.link);
  return 'url' in link
    ? { externalId, name, url: link.url }
    : { field: 'link', value: fields.link, reason: link.reason };
};

/** Returns a row's id if it is a number of the store; empty if it is only the row's address. */
export const numberOf = (id: string, link: string): string => (id.includes('/') && link.includes(id) ? '' : id);
