import { readUrl } from '@wearfolio/feeds/clean/text/url';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

/** Where a store's buy links lead; null leads to the product's own address. */
export type ClickOutTemplate = { store: string; template: string | null };

const samples: Readonly<Record<string, string>> = {
  '{url}': encodeURIComponent('https://store.example/item?color=navy'),
  '{id}': '123456789',
};

// Templates that cannot be used are reported here. A click with such a template goes straight to the store without a
// report.
const faultOf = (template: string): string | null => {
  const places: string[] = template.match(/\{[^{}]*\}/g) ?? [];
  const unknown = places.find((place) => samples[place] === undefined);
  if (unknown) return `${unknown} is not a placeholder`;
  if (!places.includes('{url}')) return '{url} is missing';
  const read = readUrl(template.replace(/\{[^{}]*\}/g, (place) => samples[place] ?? place));
  return 'reason' in read ? read.reason : null;
};

/** Throws Refused for a template that does not produce a web address. */
export const checkTemplate = (template: string): void => {
  const fault = faultOf(template);
  if (fault) throw new Refused(`${template} is not an address like https://partner.example/go?to={url}: ${fault}`);
};

/**
 * Sets the template of a store's buy links: an address with `{url}` for the product's encoded address and optionally
 * `{id}` for our product id. Null leads straight to the product again. Returns the store's name in its own spelling.
 * Throws Refused for an invalid template or an unknown store.
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

/** Lists every store's template by name, and why it is invalid if it was stored before validation. */
export const listClickOutTemplates = (url: string): Promise<(ClickOutTemplate & { fault: string | null })[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<ClickOutTemplate>(
      'SELECT name AS store, click_out_template AS template FROM store ORDER BY fold_text(name), id',
    );
    return rows.map((row) => ({ ...row, fault: row.template === null ? null : faultOf(row.template) }));
  });
