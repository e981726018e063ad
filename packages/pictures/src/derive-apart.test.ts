import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { type Deriver, type DeriverOptions, openDeriver } from './derive-apart.ts';

const opened: Deriver[] = [];
const open = (options?: DeriverOptions): Deriver => {
  const deriver = openDeriver(options);
  opened.push(deriver);
  return deriver;
};
afterEach(() => {
  for (const deriver of opened.splice(0)) deriver.close();
});

const picture = async (side: number): Promise<Buffer> => {
  const data = Buffer.alloc(side * side * 3).map((_, at) => (at * at) % 251);
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .jpeg()
    .toBuffer();
};

describe('openDeriver', () => {
  it('derives pictures in a separate process, and converts them to AVIF', async () => {
    const deriver = open();

    const { files, facts } = await deriver.derive(await picture(400), [160, 320]);
    const [avif] = await deriver.deriveAvif(files[1]?.bytes ?? Buffer.alloc(0), [160]);

    expect(facts).toMatchObject({ width: 320, height: 320 });
    expect(files.map(({ name }) => name)).toEqual(['160.webp', '320.webp', 'mail.jpg']);
    expect(await sharp(avif?.bytes).metadata()).toMatchObject({ width: 160, mediaType: 'image/avif' });
  });

  it('rejects a picture that takes too much time or memory, and continues with the next one', async () => {
    const bytes = await picture(3000);

    await expect(open({ patience: 1 }).derive(bytes, [1600])).rejects.toMatchObject({ fault: 'crashed' });
    const small = open({ memory: 30 * 1024 ** 2 });
    await expect(small.derive(bytes, [1600])).rejects.toMatchObject({ fault: 'crashed' });
    const deriver = open();
    await expect(deriver.derive(Buffer.from('<html>'), [160])).rejects.toMatchObject({ fault: 'html' });
    expect((await deriver.derive(await picture(200), [160])).facts.width).toBe(160);
  });
});
