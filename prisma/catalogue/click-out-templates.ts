import { withConnection } from './connection.ts';
import { Refused } from './refused.ts';

/** Where a store's buy links lead; null means to the product's own address. */
export type ClickOutTemplate = { store: string; template: string | null };

/**
 * Has a store's buy links lead through `template`, an address with `{url}` where the product's own goes in, encoded; null
 * has them lead straight to it again. Answers the store as it is spelt. Throws Refused for a template or store that is none.
 */
export const setClickOutTemplate = async (url: string, { store, template }: ClickOutTemplate): Promise<string> => {
  const isAddress = template === null || /^https?:$/.test(URL.parse(template)?.protocol ?? '');
  if (!isAddress || (template !== null && !template.includes('{url}')))
    throw new Refused(`${template} is no address with {url} in it, like https://partner.example/go?to={url}`);
  return withConnection(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      'UPDATE store SET click_out_template = $2 WHERE lower(name) = lower($1) RETURNING name',
      [store, template],
    );
    if (!rows[0]) throw new Refused(`There is no store ${store}`);
    return rows[0].name;
  });
};

/** Every store's template, by name. */
export const listClickOutTemplates = (url: string): Promise<ClickOutTemplate[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<ClickOutTemplate>(
      'SELECT name AS store, click_out_template AS template FROM store ORDER BY name',
    );
    return rows;
  });
