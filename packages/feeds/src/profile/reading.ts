import { hash } from 'node:crypto';
import { linkPath } from '../clean/text/link-target.ts';
import { nameFromLink } from '../clean/title/name-from-link.ts';
import type { RawFields, RawRecord, Sources } from '../raw-record.ts';

/**
 * What the rows of a feed show about its columns. `key` is what identifies a row: its id, its id with its options, or its
 * link.
 */
export type Reading = {
  key: 'id' | 'options' | 'link';
  /** Whether the rows of one id are one product. */
  isIdOfProduct: boolean;
  /** Whether the title column holds only the brand, so that the name is read from the link. */
  isTitleBrand: boolean;
  /** A link that most rows share, and that so tells nothing about one of them. */
  sharedLink: string | null;
  /** Whether the descriptions are few short texts, and so say what kind of product a row is. */
  describesKinds: boolean;
  /** Lines that stand beside the name in the title cells of scraped pages: 'Sale', 'Only here'. */
  badges: readonly string[];
};

/** The reading of a feed whose columns are what their names say. */
export const plainReading: Reading = {
  key: 'id',
  isIdOfProduct: false,
  isTitleBrand: false,
  sharedLink: null,
  describesKinds: false,
  badges: [],
};

/** Returns the lines of a title cell. */
export const linesOfTitle = (name: string): string[] =>
  name
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const withoutBadges = (fields: RawFields, badges: readonly string[]): RawFields => {
  const { name = '' } = fields;
  if (!name.includes('\n')) return fields;
  const lines = linesOfTitle(name);
  const own = lines.filter((line) => !badges.includes(line));
  return own.length === 0 || own.length === lines.length ? fields : { ...fields, name: own.join('\n') };
};

/** Id lengths are limited, so a long address is a number of its own. */
const longestLink = 180;

const keyOfLink = (link: string): string => {
  const plain = link.replace(/^https?:\/\//i, '').replace(/#.*$/, '');
  return plain.length > longestLink ? hash('sha256', plain, 'hex').slice(0, 32) : plain;
};

const optionsOf = ({ color, size, size_type: type, material }: RawFields): string[] =>
  [color, size, type, material].flatMap((text) => (text ? [text] : []));

const withKey = (fields: RawFields, { key, isIdOfProduct }: Reading): RawFields => {
  const { id, link } = fields;
  if (key === 'link' && link) return { ...fields, id: keyOfLink(link) };
  if (key !== 'options' || id === undefined) return fields;
  const own = [id, ...optionsOf(fields)].join('/');
  return isIdOfProduct && fields.group_id === undefined ? { ...fields, id: own, group_id: id } : { ...fields, id: own };
};

const withName = (fields: RawFields, { isTitleBrand }: Reading): RawFields => {
  const { name, link } = fields;
  const linked = isTitleBrand && link ? nameFromLink(linkPath(link)) : '';
  if (linked === '' || name === undefined) return fields;
  return { ...fields, name: linked, brand: fields.brand ?? name };
};

const withKind = (fields: RawFields, { describesKinds }: Reading): RawFields =>
  describesKinds && fields.description ? { ...fields, category: fields.description } : fields;

/** Reads a record as the whole feed shows; the record itself if there is nothing to change. */
export const withReading = (reading: Reading): ((record: RawRecord) => RawRecord) => {
  const { key, isTitleBrand, describesKinds, badges } = reading;
  if (key === 'id' && !isTitleBrand && !describesKinds && badges.length === 0) return (record) => record;
  return (record) => {
    if (record.fault) return record;
    const sources: Sources = { ...(describesKinds && { category: record.sources?.description }), ...record.sources };
    const named = isTitleBrand
      ? { ...sources, name: 'the link', brand: sources.brand ?? sources.name ?? 'the title' }
      : sources;
    const fields = withKind(withKey(withName(withoutBadges(record.fields, badges), reading), reading), reading);
    const isGrouped = fields.group_id !== record.fields.group_id && sources.id !== undefined;
    return { ...record, fields, sources: isGrouped ? { ...named, group_id: sources.id } : named };
  };
};
