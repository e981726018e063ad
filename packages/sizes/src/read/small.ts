// Sizes of bras, rings, hats and gloves.
import { numberOf, showNumber } from '../size.ts';
import type { Found } from './context.ts';

const cups = ['AA', 'A', 'B', 'C', 'D', 'DD', 'DDD', 'E', 'F', 'FF', 'G', 'GG', 'H', 'HH', 'I', 'J', 'K'];

const bra =
  /^(?:(us|uk|eu|fr|de|it|es|au)\s?)?(2[68]|3\d|4\d|5[0-6]|6[05]|7[05]|8[05]|9[05]|1[0-2][05])\s?-?([a-k]{1,3}(?:\/[a-k]{1,3})?)(?:\s?\(?(us|uk|eu|fr|de)\)?)?$/i;

const braSystem = (stated: string, isMetric: boolean): Found['system'] => {
  if (isMetric) return stated === 'FR' || stated === 'ES' ? 'FR' : 'EU';
  if (stated === '') return 'numbers';
  return stated === 'UK' ? 'UK' : 'US';
};

/**
 * Parses a bra size. Bands of 60 to 95 are cm as in Germany, 80 to 120 also as in France; the system decides between
 * them.
 */
export const readBra = (text: string, system: string | null, home: string | null = null): Found | null => {
  const found = bra.exec(text);
  const [, before, band = '', cup = '', behind] = found ?? [];
  const place = cups.indexOf((cup.split('/')[0] ?? '').toUpperCase());
  if (!found || place < 0) return null;
  // Up to DD, US and UK cups are the same.
  const isShared = place <= cups.indexOf('DD');
  const stated = (before ?? behind ?? system ?? (isShared ? 'us' : home) ?? '').toUpperCase();
  const isMetric = Number(band) >= 60;
  return {
    kind: 'bras',
    system: braSystem(stated, isMetric),
    value: `${band}${cup.toUpperCase()}`,
    order: Number(band) * 100 + place,
    audience: 'women',
  };
};

const ringSystem = /^(us|uk|eu|fr|de|it|jp)\s*|\s*\(?(us|uk|eu|fr|de|it|jp)\)?$/i;
const rings: Readonly<Record<string, 'US' | 'UK' | 'EU' | 'IT' | 'JP'>> = Object.assign(Object.create(null), {
  us: 'US',
  uk: 'UK',
  eu: 'EU',
  de: 'EU',
  fr: 'EU',
  it: 'IT',
  jp: 'JP',
});

/** Parses 'N 1/2' (UK), 'US 7' and the circumference '54' in mm (EU). Ignores a diameter before it. */
export const readRing = (text: string, system: string | null): Found | null => {
  const named = ringSystem.exec(text);
  const stated = rings[(named?.[1] ?? named?.[2] ?? system ?? '').toLowerCase()];
  const bare = text.replace(ringSystem, '').trim();
  const letter = /^([a-z])(?:\s?(1\/2|\.5))?$/i.exec(bare);
  if (letter && !/^[sml]$/i.test(bare)) {
    const value = `${(letter[1] ?? '').toUpperCase()}${letter[2] ? ' 1/2' : ''}`;
    const order = ((letter[1] ?? 'a').toLowerCase().charCodeAt(0) - 97 + (letter[2] ? 0.5 : 0)) * 100;
    return { kind: 'rings', system: 'UK', value, order, audience: null };
  }
  const number =
    /^(\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}\s[13]\/[24])(?:\s?mm)?(?:\s*[/(-]\s*\d{1,2}(?:[.,]\d{1,2})?\s*(?:mm)?\)?)?$/.exec(
      bare,
    )?.[1];
  const value = numberOf(number ?? '');
  if (number === undefined || value === null) return null;
  const isAround = stated === undefined && value >= 41 && value <= 76;
  return {
    kind: 'rings',
    system: stated ?? (isAround ? 'EU' : 'numbers'),
    value: bare,
    order: value * 100,
    audience: null,
  };
};

/** Parses '58', '58 cm' and '57-58' as head circumference in cm, and '7 1/4' and '7.25' as US sizes. */
export const readHat = (text: string): Found | null => {
  const range = /^(\d{2}(?:[.,]5)?)(?:\s?[-–/]\s?(\d{2}(?:[.,]5)?))?\s?(?:cm)?$/i.exec(text);
  const [from, to] = [numberOf(range?.[1] ?? ''), numberOf(range?.[2] ?? '')];
  if (from !== null && from >= 40 && from <= 66 && (to === null || (to > from && to <= 68))) {
    const value = to === null ? showNumber(from) : `${showNumber(from)}-${showNumber(to)}`;
    return { kind: 'hats', system: 'cm', value, order: from * 100 + (to === null ? 0 : 1) };
  }
  const fitted = /^(?:us\s)?([67](?:[\s-]\d\/\d|[.,]\d{1,3})?)$/i.exec(text)?.[1];
  const eighths = fitted === undefined ? null : (numberOf(fitted) ?? Number(fitted.replace(',', '.')));
  if (eighths === null || fitted === undefined || eighths > 8.25) return null;
  const rest = Math.round((eighths % 1) * 8);
  const shown = ['', ' 1/8', ' 1/4', ' 3/8', ' 1/2', ' 5/8', ' 3/4', ' 7/8'][rest] ?? '';
  return { kind: 'hats', system: 'US', value: `${Math.floor(eighths)}${shown}`, order: eighths * 100 };
};

/** Parses '8.5' as hand circumference in inches, in all systems. */
export const readGlove = (text: string): Found | null => {
  const value = numberOf(/^(\d{1,2}(?:[.,]5|\s1\/2)?)\s?(?:["”]|in(?:ch(?:es)?)?)?$/i.exec(text)?.[1] ?? '');
  if (value === null || value < 3 || value > 14) return null;
  return { kind: 'gloves', system: 'inches', value: showNumber(value), order: value * 100 };
};
