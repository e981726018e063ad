import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listClickOutTemplates, setClickOutTemplate } from './click-out-templates.ts';

let url = '';
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await importText(url, 'Larkfield', [feedRow('a')]);
  return database.drop;
});
beforeEach(() => ask(url, 'UPDATE store SET click_out_template = NULL'));

const template = 'https://partner.example/go?to={url}';

describe('click-out templates', () => {
  it('are stored for a store in any spelling, and removed again', async () => {
    expect(await setClickOutTemplate(url, { store: 'LARKFIELD', template })).toBe('Larkfield');
    expect(await listClickOutTemplates(url)).toEqual([{ store: 'Larkfield', template, fault: null }]);

    await setClickOutTemplate(url, { store: 'Larkfield', template: null });
    expect(await listClickOutTemplates(url)).toEqual([{ store: 'Larkfield', template: null, fault: null }]);
  });

  it('may contain our product id; surrounding blanks are trimmed', async () => {
    await setClickOutTemplate(url, { store: 'Larkfield', template: ` ${template}&item={id}\n` });

    expect(await listClickOutTemplates(url)).toMatchObject([{ template: `${template}&item={id}`, fault: null }]);
  });

  it.each([
    ['https://partner.example/go', '{url} is missing'],
    ['https://partner.example/go?to={URL}', '{URL} is not a placeholder'],
    ['https://partner.example/{store}?to={url}', '{store} is not a placeholder'],
    ['javascript:alert("{url}")', 'not an http or https address'],
    ['partner.example/go?to={url}', 'not an http or https address'],
    ['{url}', 'not an http or https address'],
    ['https://{url}/x', 'not a valid address'],
    ['https://partner.example:{id}/go?to={url}', 'not a valid address'],
    ['https://me:pw@partner.example/?to={url}', 'address contains a user name'],
    ['https://partner.example/\ngo?to={url}', 'address contains a control character'],
  ])('are refused if a click cannot be led through %j: %s', async (wanted, reason) => {
    await expect(setClickOutTemplate(url, { store: 'Larkfield', template: wanted })).rejects.toThrow(`: ${reason}`);
    expect(await listClickOutTemplates(url)).toEqual([{ store: 'Larkfield', template: null, fault: null }]);
  });

  it('are flagged if they were stored before validation, and then are not used', async () => {
    await ask(url, "UPDATE store SET click_out_template = 'https://partner.example/go'");

    expect(await listClickOutTemplates(url)).toMatchObject([{ fault: '{url} is missing' }]);
  });

  it('are refused for an unknown store', async () => {
    await expect(setClickOutTemplate(url, { store: 'Nobody', template })).rejects.toThrow('There is no store Nobody');
  });
});
