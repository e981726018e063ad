import {
  heights,
  kidsLetters,
  menAboveChest,
  menAboveWaist,
  menChests,
  menWaists,
  womenAboveUs,
  womenLetters,
  womenWaists,
} from './charts/clothes.ts';
import { type EuRow, euKids, euMen, euWomen, footOf, ukOfFoot, usAboveUk } from './charts/shoes.ts';
import { cups, gloveLetters, hatLetters, ringAround, ringOfJapan, ringOfLetter, usCups } from './charts/small.ts';
import { type Audience, type Ladder, numberOf, type Size, type System, showNumber } from './size.ts';

/** Sizes on the same axis measure the same part of the body and can be compared. */
export type Axis = 'foot' | 'woman' | 'chest' | 'waist' | 'child' | 'bra' | 'head' | 'hand' | 'finger';

/** The range of a size on its axis. `suffix` is the width or fit after the size. */
export type Position = { axis: Axis; from: number; to: number; suffix: string };

const garmentAxis = (kind: Size['kind'], audience: Audience | null, system: System): Axis | null => {
  if (audience === 'kids') return 'child';
  if (audience === 'women') return 'woman';
  if (system === 'waist') return 'waist';
  if (audience === null) return null;
  return kind === 'trousers' ? 'waist' : 'chest';
};

/** The axis of a ladder, or null if its sizes cannot be compared with others. */
export const axisOf = ({ kind, audience, system }: Ladder): Axis | null => {
  if (system === 'numbers') return null;
  if (kind === 'shoes') return system === 'letters' ? null : 'foot';
  if (kind === 'bras') return system === 'letters' ? null : 'bra';
  if (kind === 'hats') return 'head';
  if (kind === 'gloves') return audience === 'kids' ? null : 'hand';
  if (kind === 'rings') return 'finger';
  return garmentAxis(kind, audience, system);
};

const suffixForm = / (?:Extra Wide|Wide|Narrow|Petite|Short|Long|Tall)$/;

const splitSuffix = (value: string): { bare: string; suffix: string } => {
  const suffix = suffixForm.exec(value)?.[0] ?? '';
  return { bare: suffix === '' ? value : value.slice(0, -suffix.length), suffix };
};

type Span = readonly [from: number, to: number];

const at = (value: number | null): Span | null => (value === null ? null : [value, value]);

/** Interpolates between the rows of a table. Null outside of it. */
const between = (table: readonly (readonly [number, number])[], value: number): number | null => {
  const rows = [...table].sort(([one], [other]) => one - other);
  const above = rows.findIndex(([key]) => key >= value);
  const [high, low] = [rows[above], rows[above - 1]];
  if (!high) return null;
  if (high[0] === value) return high[1];
  return low ? low[1] + ((high[1] - low[1]) * (value - low[0])) / (high[0] - low[0]) : null;
};

const euTable = (audience: Audience | null): readonly EuRow[] => {
  if (audience === 'kids') return euKids;
  return audience === 'women' ? euWomen : euMen;
};

/** Children's numbers go up to 13 and start again at 1. Single numbers from 8 up are toddlers' sizes. */
const childNumber = (value: number, order: number): number => (order >= 1400 || value < 1 ? value : value - 13);

const pairForm = /^M (\d{1,2}(?:\.\d)?) \/ W/;

const shoeNumber = (audience: Audience | null, system: System, value: number, order: number): number | null => {
  const number = audience === 'kids' ? childNumber(value, order) : value;
  const above = usAboveUk[audience ?? 'unisex'];
  if (system === 'UK') return number;
  if (system === 'AU') return audience === 'women' ? number - above : number;
  if (system === 'US') return number - above;
  if (system === 'cm' || system === 'JP') return ukOfFoot(value);
  return system === 'EU' ? between(euTable(audience), value) : null;
};

const onFoot = ({ audience, system, order }: Size, bare: string): Span | null => {
  const men = pairForm.exec(bare)?.[1];
  if (men !== undefined) return at(shoeNumber('unisex', 'US', Number(men), 0));
  const range = /^(\d{1,2}(?:\.\d)?)-(\d{1,2}(?:\.\d)?)$/.exec(bare);
  const ends = range ? [Number(range[1]), Number(range[2])] : [numberOf(bare), numberOf(bare)];
  const [from, to] = ends.map((end) => (end === null ? null : shoeNumber(audience, system, end, order)));
  return from == null || to == null ? null : [from, to];
};

const lettersIn = (table: Readonly<Record<string, Span>>, bare: string): Span | null => {
  const [first = '', last = first] = bare.split('/');
  const [from, to] = [table[first], table[last]];
  return from && to ? [from[0], to[1]] : null;
};

/** A number or a range, minus the system's offset from the axis. */
const numbers = (bare: string, above: number | undefined): Span | null => {
  if (above === undefined) return null;
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (range) return [Number(range[1]) - above, Number(range[2]) - above];
  if (bare === '00') return at(-2 - above);
  const value = numberOf(bare);
  return at(value === null ? null : value - above);
};

const onWoman = ({ system }: Size, bare: string): Span | null => {
  if (system === 'letters') return lettersIn(womenLetters, bare);
  if (system !== 'waist') return numbers(bare, womenAboveUs[system]);
  return at(between(womenWaists, Number(bare.split('x')[0])));
};

const onMan = ({ system }: Size, bare: string, axis: 'chest' | 'waist'): Span | null => {
  if (system === 'letters') return lettersIn(axis === 'chest' ? menChests : menWaists, bare);
  if (system === 'waist') return at(Number(bare.split('x')[0]));
  return numbers(bare, (axis === 'chest' ? menAboveChest : menAboveWaist)[system]);
};

const ageForm = /^(\d{1,2})(?:-(\d{1,2}))?\s?(T|Y|M)?$/;

const onChild = ({ system }: Size, bare: string): Span | null => {
  if (system === 'letters') return lettersIn(kidsLetters, bare);
  if (system === 'height') {
    const [from, to] = bare.split('/').map((cm) => between(heights, Number(cm)));
    return from == null ? null : [from, to ?? from];
  }
  if (bare === 'Newborn') return [0, 1];
  const [, from, to = from, unit] = ageForm.exec(bare) ?? [];
  const months = unit === 'M' ? 1 : 12;
  return from === undefined ? null : [Number(from) * months, Number(to) * months];
};

const braForm = /^(\d{2,3})([A-Z/]+)$/;

// Bands of 30 to 46 inches are 65 to 105 cm in most of Europe, and 80 to 120 in France.
const bandOf = (band: number, system: System): number => {
  if (system === 'EU') return ((band - 65) / 5) * 2 + 30;
  return system === 'FR' ? ((band - 80) / 5) * 2 + 30 : band;
};

const cupsOf = (system: System): readonly string[] => {
  if (system === 'UK') return cups.UK;
  return system === 'US' ? cups.US : cups.EU;
};

const onBra = ({ system }: Size, bare: string): Span | null => {
  const [, band, cup = ''] = braForm.exec(bare) ?? [];
  const place = cupsOf(system).indexOf(system === 'US' ? (usCups[cup] ?? cup) : cup);
  return band === undefined || place < 0 ? null : at(bandOf(Number(band), system) * 100 + place);
};

const onHead = ({ system }: Size, bare: string): Span | null => {
  if (system === 'letters') return lettersIn(hatLetters, bare);
  if (system === 'US') return at(Math.round((numberOf(bare) ?? Number.NaN) * 8));
  const range = /^(\d{2}(?:\.5)?)-(\d{2}(?:\.5)?)$/.exec(bare);
  return range ? [Number(range[1]), Number(range[2])] : at(numberOf(bare));
};

const onHand = ({ audience, system }: Size, bare: string): Span | null =>
  system === 'letters' ? lettersIn(gloveLetters[audience === 'women' ? 'women' : 'men'], bare) : at(numberOf(bare));

const onFinger = ({ system }: Size, bare: string): Span | null => {
  if (system === 'UK') return at(ringOfLetter(bare.charCodeAt(0) - 65 + (bare.endsWith('1/2') ? 0.5 : 0)));
  const value = numberOf(bare.split(/\s*[/(]\s*(?=\d{2})/).at(-1) ?? '');
  if (value === null) return null;
  if (system === 'US') return at(ringAround(value));
  if (system === 'JP') return at(ringOfJapan(value));
  return at(system === 'IT' ? value + 40 : value);
};

const spanOf = (size: Size, axis: Axis, bare: string): Span | null => {
  switch (axis) {
    case 'foot':
      return onFoot(size, bare);
    case 'woman':
      return onWoman(size, bare);
    case 'chest':
    case 'waist':
      return onMan(size, bare, axis);
    case 'child':
      return onChild(size, bare);
    case 'bra':
      return onBra(size, bare);
    case 'head':
      return onHead(size, bare);
    case 'hand':
      return onHand(size, bare);
    case 'finger':
      return onFinger(size, bare);
  }
};

/** The position of a size on its axis by the general tables, or null if they do not cover it. */
export const positionOf = (size: Size): Position | null => {
  const axis = axisOf(size);
  if (axis === null) return null;
  const { bare, suffix } = splitSuffix(size.value);
  const span = spanOf(size, axis, bare);
  return span && !span.some(Number.isNaN) ? { axis, from: span[0], to: span[1], suffix: suffix.trim() } : null;
};

const nearest = <Row>(
  rows: readonly Row[],
  place: (row: Row) => number,
  wanted: number,
  within: number,
): Row | null => {
  let best: Row | null = null;
  for (const row of rows) {
    const isNearer = best === null || Math.abs(place(row) - wanted) < Math.abs(place(best) - wanted) - 1e-9;
    if (isNearer) best = row;
  }
  return best !== null && Math.abs(place(best) - wanted) <= within ? best : null;
};

const half = (value: number): number => Math.round(value * 2) / 2;

const shoeLabel = (audience: Audience | null, system: System, uk: number): string | null => {
  if (system === 'EU') {
    const row = nearest(euTable(audience), ([, place]) => place, uk, 0.5);
    return row && showNumber(row[0]);
  }
  if (system === 'cm' || system === 'JP') return showNumber(half(footOf(uk)));
  const above = system === 'UK' || (system === 'AU' && audience !== 'women') ? 0 : usAboveUk[audience ?? 'unisex'];
  const number = half(uk + above);
  if (audience === 'kids' && number < 1) return number + 13 < 1 ? null : showNumber(number + 13);
  return number > 0 ? showNumber(number) : null;
};

const lettersAt = (table: Readonly<Record<string, Span>>, place: number): string | null => {
  const holding = Object.entries(table).find(
    ([letter, [from, to]]) => place >= from && place <= to && !/\dX$/.test(letter),
  );
  return holding?.[0] ?? null;
};

const numberAt = (above: number | undefined, place: number): string | null => {
  const value = above === undefined ? null : Math.round((place + above) / 2) * 2;
  return value === null || value < 0 ? null : String(value);
};

const womanLabel = (system: System, place: number): string | null => {
  if (system === 'letters') return lettersAt(womenLetters, place);
  if (system === 'waist') return nearest(womenWaists, ([, us]) => us, place, 1)?.[0].toString() ?? null;
  if (system === 'US' && place === -2) return '00';
  if (system === 'JP') return String(Math.round((place + 2) / 2) * 2 + 1);
  return numberAt(womenAboveUs[system], place);
};

const manLabel = (system: System, place: number, axis: 'chest' | 'waist'): string | null => {
  if (system === 'letters') return lettersAt(axis === 'chest' ? menChests : menWaists, place);
  if (system === 'waist') return String(Math.round(place));
  const above = (axis === 'chest' ? menAboveChest : menAboveWaist)[system];
  return numberAt(above, place);
};

const childLabel = (system: System, months: number): string | null => {
  if (system === 'letters') return lettersAt(kidsLetters, months);
  if (system === 'height') return nearest(heights, ([, age]) => age, months, 6)?.[0].toString() ?? null;
  return months < 24 ? `${Math.round(months)} M` : `${Math.round(months / 12)}Y`;
};

const braLabel = (system: System, place: number): string | null => {
  const inches = Math.floor(place / 100);
  const cup = cupsOf(system)[place % 100];
  if (cup === undefined) return null;
  if (system === 'EU') return `${((inches - 30) / 2) * 5 + 65}${cup}`;
  return system === 'FR' ? `${((inches - 30) / 2) * 5 + 80}${cup}` : `${inches}${cup}`;
};

const eighths = ['', ' 1/8', ' 1/4', ' 3/8', ' 1/2', ' 5/8', ' 3/4', ' 7/8'];

const headLabel = (system: System, cm: number): string | null => {
  if (system === 'letters') return lettersAt(hatLetters, Math.round(cm));
  if (system === 'US') return `${Math.floor(Math.round(cm) / 8)}${eighths[Math.round(cm) % 8] ?? ''}`;
  return showNumber(half(cm));
};

const fingerLabel = (system: System, around: number): string | null => {
  if (system === 'US') return showNumber(half((around - 36.5) / 2.55));
  if (system === 'JP') return String(Math.round((around / Math.PI - 13) * 3 + 1));
  if (system !== 'UK') return String(Math.round(system === 'IT' ? around - 40 : around));
  const place = half((around - 37.8) / 1.25);
  if (place < 0 || place > 25.5) return null;
  return `${String.fromCharCode(65 + Math.floor(place))}${place % 1 === 0 ? '' : ' 1/2'}`;
};

/** The label of `ladder` nearest to a position on its axis, or null if none is near. */
export const labelAt = (ladder: Ladder, place: number): string | null => {
  const { audience, system } = ladder;
  switch (axisOf(ladder)) {
    case 'foot':
      return shoeLabel(audience, system, place);
    case 'woman':
      return womanLabel(system, place);
    case 'chest':
      return manLabel(system, place, 'chest');
    case 'waist':
      return manLabel(system, place, 'waist');
    case 'child':
      return childLabel(system, place);
    case 'bra':
      return braLabel(system, place);
    case 'head':
      return headLabel(system, place);
    case 'hand':
      return system === 'letters'
        ? lettersAt(gloveLetters[audience === 'women' ? 'women' : 'men'], place)
        : showNumber(half(place));
    case 'finger':
      return fingerLabel(system, place);
    case null:
      return null;
  }
};
