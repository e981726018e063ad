import { describe, expect } from 'vitest';
import { loadedFonts } from '../testing/fonts.ts';
import { it } from '../testing/journey.ts';

describe('The reference of the API', () => {
  it('is set in the fonts of the shop', async ({ open }) => {
    const page = await open('/docs');

    await expect.poll(() => loadedFonts(page)).toEqual(['Instrument Sans', 'Newsreader']);
  });
});
