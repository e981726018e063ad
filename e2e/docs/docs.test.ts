import { describe, expect } from 'vitest';
import { loadedFonts } from '../testing/fonts.ts';
import { it } from '../testing/journey.ts';

describe('the API reference', () => {
  it('uses the fonts of the shop', async ({ open }) => {
    const page = await open('/docs');

    await expect.poll(() => loadedFonts(page)).toEqual(['Instrument Sans', 'Newsreader']);
  });
});
