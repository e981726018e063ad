import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoProducts } from './demo-products.ts';
import { listPictures, logos, pictureName, scenes } from './drawings.ts';
import { pictureOf } from './feed.ts';

const media = join(import.meta.dirname, 'media');
const files = (await readdir(media)).filter((name) => name.endsWith('.avif'));
const drawn = new Set(listPictures().map(pictureName));
const named = new Set(demoProducts.flatMap((product) => product.colours.map((colour) => pictureOf(product, colour))));

describe('the demo pictures', () => {
  it('exist for every picture in a feed', () => {
    expect([...named].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('are used in a feed, except for the tall ones of the home page', () => {
    expect([...drawn].filter((name) => !named.has(name) && !name.endsWith('-15x23'))).toEqual([]);
  });

  it('use every kind of drawing, at least 24 of them', () => {
    expect(new Set(demoProducts.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(24);
  });

  it('are in media in both widths, without other files', () => {
    const wanted = [
      ...[...drawn, ...logos].flatMap((name) => [`${name}-400.avif`, `${name}-800.avif`]),
      ...scenes.flatMap((name) => [`${name}-800.avif`, `${name}-1600.avif`]),
    ];

    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it('take less than 20 MB in total', async () => {
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(media, name))).size));

    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });
});
