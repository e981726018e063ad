import type { Chart } from './chart.ts';
import { convert } from './convert.ts';
import { positionOf } from './position.ts';
import { sizeOf } from './read/context.ts';
import { headingOf, type Ladder, ladderName, type Size, type System } from './size.ts';

/** The system under which equal sizes are grouped, or null if the ladder's sizes equal no others. */
const meetingSystem = ({ kind, audience, system }: Ladder): System | null => {
  if (system === 'numbers' || system === 'letters' || system === 'height') return null;
  if (kind === 'shoes') return 'US';
  if (kind === 'bras') return 'US';
  if (kind === 'hats') return 'cm';
  if (kind === 'gloves' || kind === 'rings') return null;
  if (audience === 'women') return system === 'waist' ? null : 'US';
  if (audience !== 'men' && audience !== 'unisex') return null;
  return kind === 'trousers' ? 'waist' : 'chest';
};

/** The sort order of a number, as the readers of its system assign it. */
const orderOf = (size: Size, place: number): number => {
  const value = Number.parseFloat(size.value);
  if (size.kind === 'shoes' && size.audience === 'kids') return (place + 0.5 + (place + 0.5 < 1 ? 13 : 13.5)) * 100;
  return Number.isNaN(value) ? size.order : Math.round(value * 100);
};

/**
 * The group of equal sizes, named by one of them: women's EU 38 is in US 7. `charts` are the brand's. A size without
 * equals is its own group.
 */
export const groupOf = (size: Size, charts: readonly Chart[] = []): Size => {
  const system = meetingSystem(size);
  const position = positionOf(size);
  if (system === null || position === null || position.from !== position.to) return size;
  if (size.system === system || /x|\//.test(size.value.replace(/ \d\/\d/, ''))) return size;
  const found = convert(size, system, charts);
  if (!found || found.value.includes('-')) return size;
  const group = { ...size, system, value: found.value };
  return { ...group, order: orderOf(group, position.from) };
};

const shownBeside: Readonly<Partial<Record<System, System>>> = { US: 'EU', UK: 'EU', EU: 'UK', chest: 'EU', cm: 'US' };

/** A size with its equivalent for shoppers: 'US 7 · EU 38'. */
export const shownName = (size: Size): string => {
  const { system, value } = size;
  const other = size.kind === 'rings' || system === 'waist' ? undefined : shownBeside[system];
  const found = other ? convert(size, other) : null;
  const own = labelOf(size);
  if (!found || !other || system === value) return own;
  return `${own} · ${labelOf({ ...size, system: other, value: found.value })}`;
};

/** A stored size for shoppers. Falls back to the store's label if it was not understood. */
export const storedName = (stored: Parameters<typeof sizeOf>[0]): string => {
  const size = sizeOf(stored);
  return size ? shownName(size) : stored.value;
};

const plainSystems: ReadonlySet<System> = new Set(['letters', 'waist', 'age', 'numbers', 'chest']);

/** A size with its system: 'UK 5', '58 cm', 'M', 'W32 L34'. */
export const labelOf = ({ system, value }: Pick<Size, 'system' | 'value'>): string => {
  const [waist, length] = value.split('x');
  if (system === 'waist') return length === undefined ? `W${waist}` : `W${waist} L${length}`;
  if (plainSystems.has(system)) return value;
  if (system === 'cm' || system === 'height') return `${value} cm`;
  return system === 'inches' ? `${value}"` : `${system} ${value}`;
};

/** The heading of a ladder's sizes in a filter. The sizes themselves name their system, if known. */
export const facetHeading = (ladder: Ladder): string =>
  ladder.system === 'numbers' ? ladderName(ladder) : headingOf(ladder);
