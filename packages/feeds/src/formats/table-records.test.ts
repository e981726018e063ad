import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const warningsOf = async (feed: string) => {
  const { events, rows, rejects } = await readAll(feed);
  const warnings = events.flatMap((event) => (event.type === 'warning' ? [event.warning] : []));
  return { rows, rejects, warnings: warnings.filter(({ field }) => field !== 'brand') };
};

describe('tableRecords', () => {
  it.each([
    [
      "Meta's help line",
      '# Required | A unique content ID for the item.,# Required | A specific title.,# Required | The link,# Optional',
    ],
    ['a remark', '# exported on Monday'],
    ["Excel's separator", 'sep=,'],
  ])('skips %s before the header', async (_, help) => {
    const { rows } = await warningsOf(`${help}\nid,title,link,price\n1,Hat,https://a.example/1,5.00\n`);

    expect(rows.map(({ externalId, name }) => [externalId, name])).toEqual([['1', 'Hat']]);
  });

  it("accepts a header that begins with '#'", async () => {
    expect((await warningsOf('#id,title,link\n1,Hat,https://a.example/1\n')).rows).toHaveLength(1);
  });

  it('skips a repeated header with a warning', async () => {
    const header = 'id,title,link,price';
    const { rows, rejects, warnings } = await warningsOf(
      `${header}\n${header}\n1,Hat,https://a.example/1,5\n${header}\n2,Cap,https://a.example/2,5\n`,
    );

    expect(rows).toHaveLength(2);
    expect(rejects).toEqual([]);
    expect(warnings).toEqual([
      { line: 2, field: 'header', value: header, reason: 'repeats the header line and is skipped' },
    ]);
  });

  it('uses the first non-empty column among columns with one name, with a warning', async () => {
    const { rows, warnings } = await warningsOf(
      'id,title,link,color,color\n1,Hat,https://a.example/1,Red,Blue\n2,Cap,https://a.example/2,,Green\n',
    );

    expect(rows.map(({ variants }) => variants[0]?.color?.name)).toEqual(['Red', 'Green']);
    expect(warnings).toEqual([
      {
        line: 1,
        field: 'header',
        value: 'color',
        reason: 'is the name of several columns; the first non-empty one is used',
      },
    ]);
  });

  it('accepts rows with one trailing separator more or fewer than the header', async () => {
    const rows = '1,Hat,https://a.example/1,\n2,Cap,https://a.example/2,\n';

    expect((await warningsOf(`id,title,link\n${rows}`)).rows).toHaveLength(2);
    expect((await warningsOf(`id,title,link,\n${rows.replaceAll(',\n', '\n')}`)).rows).toHaveLength(2);
  });

  it('reads prices in cents if their column says so', async () => {
    const { rows } = await warningsOf(
      'id,title,link,price_cents,currency\n1,Hat,https://a.example/1,1299,USD\n2,Cap,https://a.example/2,500,USD\n',
    );

    expect(rows.map(({ priceCents }) => priceCents)).toEqual([1299, 500]);
  });

  it('builds links from any column', async () => {
    const { rows } = await readAll('id,title,Page Key,price\n1,Hat,warm hat,5\n', {
      link: 'https://a.example/{page key}?id={id}',
    });

    expect(rows[0]?.url).toBe('https://a.example/warm%20hat?id=1');
  });
});
