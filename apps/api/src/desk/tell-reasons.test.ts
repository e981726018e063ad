// cspell:disable: German sentences

import { loadEndpoints } from '@wearfolio/contracts/testing/all-endpoints';
import { saidOf } from '@wearfolio/messages/own';
import { storedIn } from '@wearfolio/messages/stored';
import { readTable } from '@wearfolio/messages/table';
import { describe, expect, it } from 'vitest';
import { tellReasons } from './tell-reasons.ts';

const odd = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(30_000),
  'a\0b',
  'a\nb',
  '\u200b',
  'none',
  -1,
  1.5,
  1e12,
  true,
  [],
  {},
];

/** What the rules of the desk's bodies say of odd values. */
const rulesOfForms = async (): Promise<string[]> => {
  const bodies = [...(await loadEndpoints()).values()].flatMap(({ url, schema: { body } }) =>
    url.startsWith('/api/desk/') && body ? [body] : [],
  );
  const said = bodies.flatMap((body) => {
    const { shape } = (body as unknown as { def: { shape: Record<string, unknown> } }).def;
    return Object.keys(shape).flatMap((name) =>
      odd.flatMap((value) => (body.safeParse({ [name]: value }).error?.issues ?? []).map(({ message }) => message)),
    );
  });
  return [...new Set(said)];
};

describe('a reply of the desk', () => {
  it('says its reasons in the language of its reader, and leaves data alone', () => {
    const reply = {
      data: [
        {
          title: 'none',
          message: 'The feed is empty',
          reason: 'Line 7: the feed ends inside a record',
          row: { notes: ['price: is below the price (9)'] },
          reasons: ["height 'mid' and none", 'both have GTIN 4006381333931'],
          source: 'column "Titel" and the title',
        },
      ],
    };

    expect(tellReasons(reply, 'de')).toEqual({
      data: [
        {
          title: 'none',
          message: 'The feed is empty',
          reason: 'Zeile 7: Der Feed endet in einem Datensatz',
          row: { notes: ['Preis: liegt unter dem Preis (9)'] },
          reasons: ["Höhe 'mid' und keine", 'beide haben die GTIN 4006381333931'],
          source: 'Spalte "Titel" und der Titel',
        },
      ],
    });
  });

  it('names no command of the terminal, because the desk has fields and buttons for them', () => {
    const refusal =
      "Nothing states the currency. Repeat with --currency EUR, or set Currency on the store's page of the desk";

    expect(tellReasons({ data: { refusal, title: refusal } }, 'en')).toEqual({
      data: { refusal: 'Nothing states the currency. Set Currency in the feed settings', title: refusal },
    });
  });
});

describe('a sentence with values', () => {
  it('is said by its own row, whatever other rows fit', () => {
    const say = storedIn('de');
    const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`);
    const rows = [...readTable('de', 'desk-forms'), ...readTable('de', 'desk-reasons')];

    expect(rows.filter(([english, own]) => say(filled(english)) !== filled(own))).toEqual([]);
  });
});

describe('a share in a sentence', () => {
  it('is written as the language writes numbers', () => {
    const shrunk = "The feed lacks 20 of the store's 24 current products: 83.3 %, but at most 50.0 % may be missing";
    expect(storedIn('de')(shrunk)).toBe(
      'Im Feed fehlen 20 der 24 Produkte des Händlers: 83,3 %, höchstens 50,0 % dürfen fehlen',
    );
  });
});

describe('rules of forms of the desk', () => {
  it('have a German sentence', async () => {
    const rules = await rulesOfForms();
    const say = storedIn('de');

    expect(rules.length).toBeGreaterThan(80);
    // Rules that the shop has too are messages.
    expect(rules.filter((rule) => say(rule) === rule && !saidOf(rule))).toEqual([]);
  });
});
