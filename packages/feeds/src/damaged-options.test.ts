// cspell:ignore moosejaw campsaver
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { damagedFeed, damages, type Truth } from './testing/damage.ts';
import { readAll } from './testing/read.ts';

const extract = (name: string): Buffer => readFileSync(new URL(`../../../quality/feeds/${name}`, import.meta.url));

/** Distinct real variants with a size and a color. */
const realVariants = async (): Promise<Truth[]> => {
  const truths = new Map<string, Truth>();
  for (const name of ['avantlink-moosejaw-2020.xml', 'avantlink-campsaver-2020.xml', 'avantlink-ems-2020.xml']) {
    const { rows } = await readAll(extract(name));
    for (const { brand, title, categoryPath, variants } of rows) {
      for (const { color, size } of variants) {
        if (!color || !size || color.parent === 'Unspecified' || size.ladder === 'Size') continue;
        const category = categoryPath.split('/').slice(1).join(' > ').replaceAll('-', ' ');
        const truth = { brand, title, category, color: color.name, size: size.value.replace(/ (?:Wide|Narrow)$/, '') };
        truths.set(Object.values(truth).join('|'), truth);
      }
    }
  }
  return [...truths.values()];
};

const truths = await realVariants();

describe('a feed without size and color columns', () => {
  it('is built from enough real variants', () => {
    expect(truths.length).toBeGreaterThan(200);
  });

  // Pictures lose the separators between color words. SKUs hold only the first word, and without a known color there the
  // size behind it is not read.
  it.each(Object.entries(damages))('yields sizes and colors from %s', async (name, damage) => {
    const { rows } = await readAll(damagedFeed(truths, damage));
    const hasSize = (at: number, row: (typeof rows)[number] | undefined) =>
      row?.variants[0]?.size?.value.split(' ')[0] === truths[at]?.size.split(' ')[0];
    const sizes = truths.filter((_, at) => hasSize(at, rows[at])).length;
    const colors = rows.filter(
      ({ variants }) => variants[0]?.color && variants[0].color.parent !== 'Unspecified',
    ).length;

    expect(rows).toHaveLength(truths.length);
    expect(sizes / truths.length).toBeGreaterThanOrEqual(/SKU/.test(name) ? 0.8 : 0.97);
    expect(colors / truths.length).toBeGreaterThanOrEqual(/SKU|picture/.test(name) ? 0.8 : 0.97);
  });
});
