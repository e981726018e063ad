import { describe, expect, it } from 'vitest';
import { plainText, repairMojibake } from './text.ts';

describe('plainText', () => {
  it.each([
    ['Plain Boot', 'Plain Boot'],
    ['  two \n words ', 'two words'],
    ['Hike &amp; Camp', 'Hike & Camp'],
    ['Larkfield&reg; Boot&#8482;', 'Larkfield® Boot™'],
    ['&#x42;oot', 'Boot'],
    ['&bogus; stays', '&bogus; stays'],
    ['a <b>bold</b> boot', 'a bold boot'],
    ['x<script>alert(1)</script>y', 'xy'],
    ['x<style>p{}</style>y', 'xy'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;boot', 'boot'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;boot', 'boot'],
    ['size < 5', 'size < 5'],
    ['M&M', 'M&M'],
    ['a\u0000b\u200bc\u202ed', 'abcd'],
    ['cafÃ© â€“ itâ€™s', 'café – it’s'],
  ])('converts %j to plain text', (raw, text) => {
    expect(plainText(raw)).toBe(text);
  });

  it('never returns markup', () => {
    for (const raw of [
      '&amp;amp;lt;b&amp;amp;gt;',
      '<<b>b>x',
      '<scr<script>ipt>alert(1)</script>',
      '&amp;amp;amp;lt;img src=x&amp;amp;amp;gt;',
    ]) {
      expect(plainText(raw)).not.toMatch(/<[a-z!/]/i);
    }
  });
});

describe('repairMojibake', () => {
  it.each([
    ['Ã©tÃ©', 'été'],
    ['20Â°', '20°'],
    ['Glovesâ„¢', 'Gloves™'],
    ['São Ângelo', 'São Ângelo'],
    ['CHÂTEAU', 'CHÂTEAU'],
    ['IRMÃ', 'IRMÃ'],
  ])('reads %s as %s', (raw, text) => {
    expect(repairMojibake(raw)).toBe(text);
  });
});
