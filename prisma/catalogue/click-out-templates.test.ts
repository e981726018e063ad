import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { listClickOutTemplates, setClickOutTemplate } from './click-out-templates.ts';
import { feedRow, importText } from './testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await importText(url, 'Larkfield', [feedRow('a')]);
  return () => database.drop();
});

const template = 'https://partner.example/go?to={url}';

describe('click-out templates', () => {
  it('are kept for the store, however it is spelt, and cleared again', async () => {
    expect(await setClickOutTemplate(url, { store: 'LARKFIELD', template })).toBe('Larkfield');
    expect(await listClickOutTemplates(url)).toEqual([{ store: 'Larkfield', template }]);

    await setClickOutTemplate(url, { store: 'Larkfield', template: null });
    expect(await listClickOutTemplates(url)).toEqual([{ store: 'Larkfield', template: null }]);
  });

  it.each([
    ['Nobody', template, /There is no store Nobody/],
    ['Larkfield', 'https://partner.example/go', /is no address with \{url\} in it/],
    ['Larkfield', 'javascript:alert("{url}")', /is no address with \{url\} in it/],
  ])('are refused for %s through %s', async (store, wanted, reason) => {
    await expect(setClickOutTemplate(url, { store, template: wanted })).rejects.toThrow(reason);
  });
});
