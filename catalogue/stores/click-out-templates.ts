import { readUrl } from '@wearfolio/feeds/clean/text/url';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

/** Where a store's buy links lead; null means to the product's own address. */
export type ClickOutTemplate = { store: string; template: string | null };

const samples: Readonly<Record<string, string>> = {
  '{url}': encodeURIComponent('https://store.example/item?color=navy'),
  '{id}': '123456789',
};

// What cannot be followed is told here: a click that meets it goes straight to the store, and nobody hears of it.
const faultOf = (template: string): string | null => {
  const places: string[] = template.match(/\{[^{}]*\}/g) ?? [];
  const unknown = places.find((place) => samples[place] === undefined);
  if (unknown) return `${unknown} means nothing`;
  if (!places.includes('{url}')) return '{url} is missing';
  const read = readUrl(template.replace(/\{[^{}]*\}/g, (place) => samples[place] ?? place));
  return 'reason' in read ? read.reason : null;
};

/** Throws Refused for a template that makes no address of the web. */
export const checkTemplate = (template: string): void => {
  const fault = faultOf(template);
  if (fault) throw new Refused(`${template} is not an address like https://partner.example/go?to={url}: ${fault}`);
};

/**
 * Has a store's buy links lead through `template`, an address with `{url}` where the product's own goes in, encoded, and
 * maybe `{id}` where our id of it does; null has them lead straight to it again. Answers the store as it is spelt. Throws
 * Refused for a template that makes no address of the web, or a store that is none.
 */
export const setClickOutTemplate = async (url: string, { store, template }: ClickOutTemplate): Promise<string> => {
  if (template !== null) checkTemplate(template);
  return withConnection(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      'UPDATE store SET click_out_template = $2 WHERE lower(name) = lower($1) RETURNING name',
      [store, template?.trim() ?? null],
    );
    if (!rows[0]) throw new Refused(`There is no store ${store}`);
    return rows[0].name;
  });
};

/** Every store's template, by name, and why it would be refused today, where it was set before that was asked. */
export const listClickOutTemplates = (url: string): Promise<(ClickOutTemplate & { fault: string | null })[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<ClickOutTemplate>(
      'SELECT name AS store, click_out_template AS template FROM store ORDER BY fold_text(name), id',
    );
    return rows.map((row) => ({ ...row, fault: row.template === null ? null : faultOf(row.template) }));
  });
