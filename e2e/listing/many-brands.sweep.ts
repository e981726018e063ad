import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { untilListed } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { chipNames, expectTotal, main, openFilter, press, readOptions, tick } from '../testing/listing.ts';
import { runNode, type Shop, startShop } from '../testing/shop.ts';
import { mostlyWide } from '../testing/sizes.ts';

const header = 'id,title,brand,category,color,size,price,link,image';

/** A distinct word for each number, which cleaning does not change. */
const wordOf = (at: number): string =>
  [Math.floor(at / 100), Math.floor(at / 10) % 10, at % 10].map((digit) => 'abdefghjkl'.charAt(digit)).join('');

const rowsOf = (brand: string, many: number): string[] =>
  Array.from({ length: many }, (_, at) => {
    const id = `${brand.replaceAll(' ', '-')}-${at}`;
    const color = at === 0 ? 'Red' : 'Blue';
    return `${id},Wrap Dress ${wordOf(at)},${brand},Women > Clothing > Dresses,${color},M,80,https://store.example/${id},https://store.example/${id}.jpg`;
  });

/** 200 brands with three dresses fill the facet. The others have two or one. */
const feed = [
  header,
  ...Array.from({ length: 200 }, (_, at) => rowsOf(`Big ${wordOf(at)}`, 3)).flat(),
  ...Array.from({ length: 520 }, (_, at) => rowsOf(`Small ${wordOf(at)}`, 1)).flat(),
  ...rowsOf('Zephyr Mill', 2),
  '',
].join('\n');

describe('a listing with more brands than the facet returns', { timeout: 120_000 }, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
    const file = join(shop.dataDir, 'feed.csv');
    await writeFile(file, feed);
    const run = runNode(['tools/catalogue/cli.ts', 'import', file, '--store', 'Test Store', '--currency', 'USD'], {
      DATA_DIR: shop.dataDir,
      INIT_CWD: shop.dataDir,
    });
    expect(await run.ended, run.output()).toBe(0);
    await untilListed(shop, 'keyword=zephyr+mill', 2);
  });
  afterAll(() => shop.stop());

  it.for(mostlyWide)(
    'lists all of them by letter and by name with their counts, at %s',
    async ([, screen], { open }) => {
      // The feed's pictures are on a host that does not exist.
      const opening = { screen, shopUrl: shop.url, forgives: /Failed to load resource/ };
      const page = await open('/search?keyword=red+dress&on=red', opening);
      const panel = await openFilter(page, 'Brand');
      const letter = (name: string) => panel.getByRole('button', { name, exact: true });
      await panel.getByPlaceholder('Search 721 brands').waitFor();
      expect(await panel.getByText('Zephyr Mill').count()).toBe(0);
      expect(await letter('X').isDisabled()).toBe(true);

      await press(page, letter('Z'));
      await expect.poll(() => readOptions(panel)).toEqual([{ name: 'Zephyr Mill', count: 1 }]);
      await press(page, letter('S'));
      // The selected letter has light text on a dark background, even under the pointer.
      const [ground, ink] = await letter('S').evaluate((button) => [
        getComputedStyle(button).backgroundColor,
        getComputedStyle(document.body).color,
      ]);
      expect(ground).toBe(ink);
      await panel.getByText('And 20 more brands: search for them by name.').waitFor();
      await panel.getByRole('searchbox', { name: 'Search brands' }).fill('zeph');
      await expect.poll(() => readOptions(panel)).toEqual([{ name: 'Zephyr Mill', count: 1 }]);
      await tick(page, panel, 'Zephyr Mill');

      await expectTotal(page, 1);
      await expect.poll(() => chipNames(page)).toEqual(['Red', 'Dress', 'Zephyr Mill']);
      await press(page, panel.getByText('Zephyr Mill', { exact: true }).last());
      await main(page).getByRole('status', { includeHidden: true }).filter({ hasText: '721 items' }).waitFor();
    },
  );
});
