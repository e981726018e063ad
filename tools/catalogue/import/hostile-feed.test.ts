import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, importText } from '../testing/trial.ts';

let url = '';
let folder = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-report-'));
  return () => database.drop();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Note = { line: string; field: string; value: string; reason: string };
const reportOf = async (path: string | null): Promise<Note[]> =>
  parse<Note>(await readFile(path ?? ''), { columns: true });

const script = '<script>alert(1)</script>';
const lines = [
  'id,title,brand,category,color,size,price,link,image,description,stock',
  'good-1,Rain Jacket,Lark,Women > Jackets,Red,M,59.00,https://lark.example/1,https://lark.example/1.jpg,Dry,3',
  'word,Hat,Lark,Hats,Red,M,cheap,https://lark.example/2,,,1',
  'minus,Hat,Lark,Hats,Red,M,-3,https://lark.example/3,,,1',
  'good-1,Twice,Lark,Hats,Red,M,1,https://lark.example/4,,,1',
  'nul,H\\0at,Lark,Hats,Red,M,1,https://lark.example/5,,,1'.replace('\\0', '\0'),
  'js,Hat,Lark,Hats,Red,M,1,javascript:alert(1),,,1',
  `long,Hat,Lark,Hats,Red,M,1,https://lark.example/6,,${'x'.repeat(10_000_000)},1`,
  'open,"Hat,Lark,Hats,Red,M,1,https://lark.example/7,,,1',
  '"=cmd|x",Hat,Lark,Hats,Red,M,=1+1,https://lark.example/8,,,1',
  `${script}s-1,${script}Hat${script},${script}Lark,${script}Hats,${script}Red,${script}M,5,https://lark.example/9,https://lark.example/9.jpg,${script}<p onclick=x>Soft</p>,2`,
  'half-\uD800,Cap \uD800,Lark,Hats,Red,M,5,https://lark.example/10,,\\u0000 and \\N and \\.,2',
  'tab\there,Back\\slash \\t,Lark,Hats,Red,M,5,https://lark.example/11,,,9999999999',
  'good-2,Wool Hat,Lark,Women > Hats,Blue,L,19.00,https://lark.example/12,javascript:x,Warm,4',
];

describe('J1: a hostile feed', () => {
  it('imports the valid rows and reports every bad one', async () => {
    const { plan, report } = await importText(url, 'Lark', Buffer.from(`${lines.join('\n')}\n`), {
      reportsDir: folder,
    });

    const notes = await reportOf(report);
    const rejects = notes.filter(({ reason }) => !reason.startsWith('warning'));
    expect(rejects.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
      '3 price: not a price',
      '4 price: price is negative',
      '5 id: duplicate id',
      '6 title: contains a NUL character',
      '7 link: not an http or https address',
      '8 description: field is too long',
      '9 : a quote is not closed',
      expect.stringMatching(/^10 price: not a price/),
    ]);
    // A spreadsheet displays it without running it.
    expect(rejects.at(-1)?.value).toBe("'=1+1");
    expect(notes.every(({ value }) => value.length <= 201)).toBe(true);
    expect(plan).toMatchObject({ created: 5, rejected: 8 });
    expect(plan.rows + plan.rejected).toBe(13);
    expect(await ask(url, 'SELECT count(*)::int AS count FROM import_reject')).toEqual([{ count: 8 }]);
  });

  it('F3: leaves no markup and no script in the catalogue', async () => {
    await importText(url, 'Lark', Buffer.from(`${lines.join('\n')}\n`));

    const rows = await ask<{ all: string }>(
      url,
      'SELECT to_jsonb(p)::text || l.card::text || l.keywords AS all FROM product p JOIN listing l ON l.product_id = p.id',
    );
    const everything = rows.map(({ all }) => all).join('\n');
    expect(everything).not.toMatch(/<script|onclick|javascript:|alert/i);
    expect(everything).toContain('<p>Soft</p>');
  });

  it('accepts UTF-16 and Latin-1', async () => {
    const csv = 'id,name,link\n1,Café Noir,https://lark.example/1\n';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);

    await importText(url, 'Wide', utf16);
    await importText(url, 'Narrow', Buffer.from(csv, 'latin1'));

    expect(await ask(url, 'SELECT DISTINCT name FROM product')).toEqual([{ name: 'Café Noir' }]);
  });

  it('reads no file and expands no entity bomb', async () => {
    const product = (id: string, text: string): string =>
      `<Product><SKU>${id}</SKU><Product_Name>Hat${text}</Product_Name><Buy_Link>https://lark.example/${id}</Buy_Link></Product>`;
    const xml = `<?xml version="1.0"?><!DOCTYPE Products [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<Products>${[product('1', ''), product('2', '&f;'), product('3', '&b;'), product('4', '')].join('\n')}</Products>`;

    const { plan } = await importText(url, 'Lark', xml);

    expect(plan).toMatchObject({ created: 2, rejected: 2 });
    expect(await ask(url, 'SELECT name FROM product')).toEqual([{ name: 'Hat' }, { name: 'Hat' }]);
  });
});
