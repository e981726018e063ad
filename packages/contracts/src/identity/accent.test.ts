import { describe, expect, it } from 'vitest';
import { readBody } from '../content/content-body.ts';
import { accentContrast, contrastOf, readableShade } from './accent.ts';
import { standardIdentity } from './identity.ts';

describe('an accent', () => {
  it('computes the contrast ratio of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['#ff8800', 'light'],
    ['#ffffff', 'light'],
    ['#0b3d91', 'dark'],
    ['#000000', 'dark'],
  ] as const)('darkens or lightens %s until it is readable on %s pages', (color, scheme) => {
    expect(accentContrast(color, scheme)).toBeLessThan(4.5);
    expect(accentContrast(readableShade(color, scheme), scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps a color that is readable', () => {
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
    [{ accent: { light: '#ff8800', dark: '#ff9a80' } }, 'accent, light: The contrast is 2.0, but text needs 4.5.'],
    [{ accent: { light: 'red', dark: '#ff9a80' } }, 'accent, light: A color must be # and six hex digits'],
    [{ name: '' }, 'name: Please enter a name'],
    [{ name: 'a\nb' }, 'name: Not a valid text'],
    [{ name: 'x'.repeat(41) }, 'name: A name may have at most 40 characters'],
    [{ mail_from: 'nobody' }, 'mail from: A mailbox is like'],
    [{ mail_from: 'a\r\nBcc: <b@c.test>' }, 'mail from: Not a valid text'],
    [{ social_urls: ['javascript:alert(1)'] }, 'social_url 1: Enter full URLs'],
    [{ fonts: 'comic' }, 'fonts: This pair of fonts does not exist'],
    [{ price_rule: 'none' }, 'price rule: Choose a rule'],
    [
      { logo: { src: 'https://elsewhere.example/a.png', width: 1, height: 1, alt: '' } },
      'logo, address: Upload the picture to the shop',
    ],
    [
      { logo: { src: '//evil.test/a.png', width: 1, height: 1, alt: '' } },
      'logo, address: Upload the picture to the shop',
    ],
  ])('gets an error for each invalid field: %j', (change, said) => {
    expect(refused(change)).toContain(said);
  });
});
