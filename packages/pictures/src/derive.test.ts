import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { derive } from './derive.ts';
import { PictureRefused } from './refused-picture.ts';
import { blue, goods, plain, red, white } from './testing/goods.ts';

const widths = [160, 320, 480, 640, 800, 1200, 1600];

/** A picture without a plain border. */
const scene = (width: number, height: number): Sharp => {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [((at / 3) % width) / width, Math.floor(at / 3 / width) / height];
    data.set([x * 250, y * 250, ((x * 8 + y * 5) % 1) * 250], at);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
};

const faultOf = async (bytes: Uint8Array): Promise<string> => {
  const error = await derive(bytes, widths).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PictureRefused);
  return (error as PictureRefused).fault;
};

const largestOf = async (bytes: Uint8Array) => {
  const { files, facts } = await derive(bytes, widths);
  const file = files.find(({ name }) => name === `${facts.width}.webp`);
  const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return { facts, files, at, info };
};

const isNear = (color: readonly number[], hex: string): boolean =>
  color.every((value, channel) => Math.abs(value - Number.parseInt(hex.slice(channel * 2, channel * 2 + 2), 16)) <= 6);

describe('derive', () => {
  it.each([
    ['white', white, 'f7f5f2'],
    ['gray', { r: 225, g: 225, b: 225 }, 'e8e6e3'],
    ['nothing', { ...white, alpha: 0 }, 'eeebe5'],
  ])('centers a product on %s in a 4:5 frame, filling 80 % of it', async (_, background, color) => {
    const { facts, at, info } = await largestOf(await (await goods(background)).png().toBuffer());

    expect(facts).toMatchObject({ isGoods: true });
    expect(facts.width / facts.height).toBeCloseTo(0.8, 2);
    expect(info).toMatchObject({ width: facts.width, height: facts.height });
    for (const [x, y] of [
      [0, 0],
      [0.5, 0.05],
      [0.05, 0.5],
      [0.99, 0.99],
    ] as const)
      expect(isNear(at(x, y), color), `${at(x, y)} at ${x}, ${y}`).toBe(true);
    expect(isNear(at(0.5, 0.5), color)).toBe(false);
    expect(isNear(at(0.5, 0.14), color)).toBe(false);
    expect(isNear(at(0.5, 0.07), color)).toBe(true);
  });

  it("makes all widths up to the picture's own, and a JPEG for mails", async () => {
    const { files, facts } = await derive(await scene(700, 875).jpeg().toBuffer(), widths);

    expect(files.map(({ name }) => name)).toEqual([
      '160.webp',
      '320.webp',
      '480.webp',
      '640.webp',
      '700.webp',
      'mail.jpg',
    ]);
    expect(facts).toMatchObject({ width: 700, height: 875, isGoods: false });
    for (const { bytes, name } of files)
      expect((await sharp(bytes).metadata()).width).toBe(name === 'mail.jpg' ? 700 : Number.parseInt(name, 10));
  });

  it.each([
    ['4:5', 800, 1000, 800, 1000],
    ['a landscape', 1200, 800, 800, 800],
    ['a long one', 500, 1400, 500, 887],
  ])('crops %s photograph to the nearest ratio of the layout', async (_, width, height, toWidth, toHeight) => {
    const { facts } = await derive(await scene(width, height).jpeg().toBuffer(), widths);

    expect(facts).toMatchObject({ width: toWidth, height: toHeight, isGoods: false });
  });

  it('keeps the crop of a person cut off by the edge of a white picture, and tints the white', async () => {
    const person = await plain(300, 700, { r: 60, g: 80, b: 120 }).png().toBuffer();
    const bytes = await plain(800, 1000, white)
      .composite([{ input: person, left: 250, top: 300 }])
      .jpeg()
      .toBuffer();

    const { facts, at } = await largestOf(bytes);

    expect(facts).toMatchObject({ isGoods: false, width: 800, height: 1000 });
    expect(isNear(at(0.02, 0.02), 'f7f5f2')).toBe(true);
    expect(isNear(at(0.5, 0.98), '3a4c73')).toBe(true);
  });

  it('reads CMYK, 16-bit, grayscale, rotated and animated pictures', async () => {
    const one = await goods(white, red, { width: 600, height: 800 });
    const frames = await Promise.all(
      [red, { r: 20, g: 20, b: 200 }].map(async (color) => (await goods(white, color)).png().toBuffer()),
    );
    const kinds = {
      cmyk: await sharp(await one.png().toBuffer())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
      deep: await sharp(await one.png().toBuffer())
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
      gray: await sharp(await one.png().toBuffer())
        .grayscale()
        .png()
        .toBuffer(),
      animated: await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      turned: await sharp(await one.png().toBuffer())
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    };

    const facts = Object.fromEntries(
      await Promise.all(
        Object.entries(kinds).map(async ([kind, bytes]) => [kind, (await derive(bytes, widths)).facts]),
      ),
    );

    expect(Number.parseInt(facts.cmyk.productColor.slice(0, 2), 16)).toBeGreaterThan(120);
    expect(Number.parseInt(facts.deep.productColor.slice(0, 2), 16)).toBeGreaterThan(150);
    expect(facts.gray.productColor).toMatch(/^(..)\1\1$/);
    expect(Number.parseInt(facts.animated.productColor.slice(0, 2), 16)).toBeGreaterThan(150);
    // After rotation, the product is wider than high, so it fills the frame's width.
    expect(facts.turned.hash).toHaveLength(16);
    expect(facts.turned.width).toBeGreaterThan(450);
  });

  it('gives nearly the same hash to copies in other sizes, formats and margins, and a different hash to other pictures', async () => {
    const drawing = async (seed: number): Promise<Buffer> => {
      const data = Buffer.alloc(64 * 3, 255).map((_, at) => ((Math.floor(at / 3) * seed * 97) % 7) * 36);
      const art = await sharp(data, { raw: { width: 8, height: 8, channels: 3 } })
        .resize(400, 500)
        .png()
        .toBuffer();
      return plain(700, 700, white)
        .composite([{ input: art, left: 150, top: 100 }])
        .png()
        .toBuffer();
    };
    const original = await drawing(3);
    const copy = await sharp(original)
      .extend({ top: 90, left: 30, background: white })
      .resize(400)
      .jpeg({ quality: 60 })
      .toBuffer();
    const bitsBetween = (one: string, other: string): number =>
      (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
    const hashes = await Promise.all(
      [original, copy, await drawing(5)].map(async (bytes) => (await derive(bytes, widths)).facts.hash),
    );

    expect(bitsBetween(hashes[0] ?? '', hashes[1] ?? '')).toBeLessThanOrEqual(4);
    expect(bitsBetween(hashes[0] ?? '', hashes[2] ?? '')).toBeGreaterThan(10);
  });

  it('returns the color of the product, ignoring background and skin', async () => {
    const skin = await plain(300, 200, { r: 224, g: 172, b: 140 }).png().toBuffer();
    const dress = await plain(300, 400, blue).png().toBuffer();
    const bytes = await plain(800, 1000, { r: 235, g: 235, b: 235 })
      .composite([
        { input: skin, left: 250, top: 150 },
        { input: dress, left: 250, top: 350 },
      ])
      .png()
      .toBuffer();

    const { productColor } = (await derive(bytes, widths)).facts;

    expect(productColor).toMatch(/^2.4.a.$/);
  });

  it('returns no color for a product with two colors, one that looks like its background, or a scene', async () => {
    const gray = { r: 238, g: 238, b: 238 };
    const pictures = {
      striped: (await goods(gray, blue)).composite([
        { input: await plain(300, 250, red).png().toBuffer(), left: 100, top: 400 },
        { input: await plain(300, 250, blue).png().toBuffer(), left: 100, top: 650 },
      ]),
      pale: await goods(gray, { r: 214, g: 214, b: 214 }),
    };
    const facts = [
      ...(await Promise.all(
        Object.values(pictures).map(async (picture) => (await derive(await picture.png().toBuffer(), widths)).facts),
      )),
      (await derive(await scene(600, 800).png().toBuffer(), widths)).facts,
    ];

    expect(facts.map(({ productColor }) => productColor)).toEqual([null, null, null]);
  });
});

describe('what derive refuses', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script><image href="http://127.0.0.1/x.png"/></svg>';

  it.each([
    ['HTML with the name of a picture', Buffer.from('<!DOCTYPE html><html><body>Not found'), 'html'],
    ['SVG with a script and a reference', Buffer.from(svg), 'not-a-picture'],
    ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`), 'not-a-picture'],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'not-a-picture'],
    ['nothing', Buffer.alloc(0), 'not-a-picture'],
    ['a signature alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken'],
  ])('%s', async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  it('rejects pictures that are one pixel, tiny or blank', async () => {
    expect(await faultOf(await plain(1, 1, white).gif().toBuffer())).toBe('one-pixel');
    expect(await faultOf(await plain(20, 30, red).png().toBuffer())).toBe('too-small');
    expect(await faultOf(await plain(400, 400, white).png().toBuffer())).toBe('blank');
    expect(
      await faultOf(
        await plain(400, 400, { ...white, alpha: 0 })
          .png()
          .toBuffer(),
      ),
    ).toBe('blank');
  });

  it('shows a JPEG that lacks only its end', async () => {
    const jpeg = await (await goods(white)).jpeg().toBuffer();

    await expect(derive(jpeg.subarray(0, -2), widths)).resolves.toMatchObject({ facts: { isGoods: true } });
    expect(await faultOf(jpeg.subarray(0, -60))).toBe('broken');
  });

  it('shows a product of one color on transparent ground', async () => {
    const product = { create: { width: 200, height: 300, channels: 3, background: '#000000' } } as const;
    const cutOut = sharp(product).extend({ left: 100, right: 100, top: 50, bottom: 50, background: '#00000000' });

    const { facts } = await derive(await cutOut.ensureAlpha().png().toBuffer(), widths);

    expect(facts).toMatchObject({ isGoods: true, productColor: expect.any(String) });
  });

  it('rejects truncated pictures', async () => {
    for (const bytes of [
      await scene(900, 900).jpeg().toBuffer(),
      await scene(900, 900).png().toBuffer(),
      await scene(900, 900).webp().toBuffer(),
    ])
      expect(await faultOf(bytes.subarray(0, bytes.length / 2))).toBe('broken');
  });

  it('rejects a decompression bomb: more than 50 megapixels in a few bytes', async () => {
    const bomb = await plain(9000, 9000, red).png({ compressionLevel: 9 }).toBuffer();

    expect(bomb.length).toBeLessThan(400_000);
    expect(await faultOf(bomb)).toBe('too-many-pixels');
  });

  it('copies only the pixels of a polyglot file', async () => {
    const script = '<script>alert(1)</script>PK\x03\x04';
    const bytes = Buffer.concat([await (await goods(white)).gif().toBuffer(), Buffer.from(script)]);

    const { files } = await derive(bytes, widths);

    for (const file of files) expect(file.bytes.includes('script')).toBe(false);
  });
});
