import { describe, expect, it } from 'vitest';
import { readBody } from '../content/content-body.ts';
import { accentContrast, contrastOf, readableShade } from './accent.ts';
import { standardIdentity } from './identity.ts';

describe('an accent', () => {
  it('is measured as WCAG says', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['#ff8800', 'light'],
    ['#ffffff', 'light'],
    ['#0b3d91', 'dark'],
    ['#000000', 'dark'],
  ] as const)('has a shade near %s that can be read on %s pages', (color, scheme) => {
    expect(accentContrast(color, scheme)).toBeLessThan(4.5);
    expect(accentContrast(readableShade(color, scheme), scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays as it is where it can be read', () => {
    expect(readableShade('#a5351f', 'light')).toBe('#a5351f');
    expect(readableShade('#ff9a80', 'dark')).toBe('#ff9a80');
  });
});

const refused = (change: object): string => {
  const read = readBody('identity', { ...standardIdentity, ...change });
  return 'wrong' in read ? read.wrong : 'taken';
};

describe('an identity', () => {
  it.each([
    [{}, 'taken'],
    [{ accent: { light: '#a5351f', dark: '#ff9a80' } }, 'taken'],
    [{ accent: { light: '#ff8800', dark: '#ff9a80' } }, 'accent.light: The contrast is 2.0, and text needs 4.5.'],
    [{ accent: { light: 'red', dark: '#ff9a80' } }, 'accent.light: A color is # and six digits'],
    [{ name: '' }, 'name: Please enter a name'],
    [{ name: 'a\nb' }, 'name: Not a valid text'],
    [{ name: 'x'.repeat(41) }, 'name: A name is at most 40 characters'],
    [{ mail_from: 'nobody' }, 'mail_from: A mailbox is like'],
    [{ mail_from: 'a\r\nBcc: <b@c.test>' }, 'mail_from: Not a valid text'],
    [{ social_urls: ['javascript:alert(1)'] }, 'social_urls.0: Write whole addresses'],
    [{ fonts: 'comic' }, 'fonts: There is no such pair of fonts'],
    [{ price_rule: 'none' }, 'price_rule: Choose a rule'],
    [
      { logo: { src: 'https://elsewhere.example/a.png', width: 1, height: 1, alt: '' } },
      'logo.src: Upload the picture to the shop',
    ],
    [{ logo: { src: '//evil.test/a.png', width: 1, height: 1, alt: '' } }, 'logo.src: Upload the picture to the shop'],
  ])('is checked: %j', (change, said) => {
    expect(refused(change)).toContain(said);
  });
});
