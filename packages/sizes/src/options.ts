import { convert } from './convert.ts';
import { labelOf } from './group.ts';
import { type Audience, headingOf, type Kind, type Size, type System, showNumber } from './size.ts';
import { sizeOfWear, type Wear } from './wear.ts';

/** A size to choose: its value and its label. */
export type SizeOption = { value: string; name: string };

/** The sizes to choose from for one kind, by the systems that shoppers know. */
export type Question = { kind: string; name: string; systems: { system: System; sizes: SizeOption[] }[] };

const range = (from: number, to: number, step: number): string[] =>
  Array.from({ length: Math.floor((to - from) / step + 1.001) }, (_, at) => showNumber(from + at * step));

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const lengths = [28, 30, 32, 34, 36];
const jeans = range(26, 42, 1).flatMap((waist) => [waist, ...lengths.map((length) => `${waist}x${length}`)]);
const cups = ['A', 'B', 'C', 'D', 'DD', 'E', 'F', 'G'];
const bras = (bands: readonly string[], known: readonly string[]): string[] =>
  bands.flatMap((band) => known.map((cup) => `${band}${cup}`));

const womenNumbers: readonly (readonly [System, string[]])[] = [
  ['letters', letters],
  ['US', ['00', ...range(0, 24, 2)]],
  ['UK', range(4, 28, 2)],
  ['EU', range(32, 56, 2)],
  ['DE', range(32, 54, 2)],
  ['FR', range(32, 56, 2)],
  ['IT', range(36, 60, 2)],
  ['JP', range(5, 23, 2)],
];

type Asked = { kind: Kind; audience: Audience | null; systems: readonly (readonly [System, string[]])[] };

const asked: readonly Asked[] = [
  { kind: 'tops', audience: 'women', systems: womenNumbers },
  {
    kind: 'trousers',
    audience: 'women',
    systems: [...womenNumbers, ['waist', range(23, 36, 1)]],
  },
  { kind: 'dresses', audience: 'women', systems: womenNumbers },
  {
    kind: 'shoes',
    audience: 'women',
    systems: [
      ['UK', range(2, 10, 0.5)],
      ['EU', range(34, 44, 0.5)],
      ['US', range(4, 13, 0.5)],
      ['cm', range(21, 28, 0.5)],
    ],
  },
  {
    kind: 'bras',
    audience: 'women',
    systems: [
      ['UK', bras(range(30, 42, 2), ['A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G'])],
      ['US', bras(range(30, 42, 2), ['A', 'B', 'C', 'D', 'DD', 'DDD', 'G'])],
      [
        'EU',
        bras(
          range(65, 95, 5),
          cups.filter((cup) => cup !== 'DD'),
        ),
      ],
    ],
  },
  {
    kind: 'tops',
    audience: 'men',
    systems: [
      ['letters', letters],
      ['EU', range(44, 64, 2)],
      ['chest', range(34, 54, 1)],
    ],
  },
  {
    kind: 'trousers',
    audience: 'men',
    systems: [
      ['waist', jeans.map(String)],
      ['letters', letters],
      ['EU', range(42, 60, 2)],
    ],
  },
  {
    kind: 'shoes',
    audience: 'men',
    systems: [
      ['UK', range(4, 15, 0.5)],
      ['EU', range(37, 50, 0.5)],
      ['US', range(5, 16, 0.5)],
      ['cm', range(23, 33, 0.5)],
    ],
  },
  {
    kind: 'clothes',
    audience: 'kids',
    systems: [
      ['age', [...range(3, 21, 3).map((months) => `${months} M`), ...range(2, 16, 1).map((years) => `${years}Y`)]],
      ['height', range(50, 176, 6)],
    ],
  },
  {
    kind: 'shoes',
    audience: 'kids',
    systems: [['EU', range(17, 39, 1)]],
  },
  {
    kind: 'hats',
    audience: null,
    systems: [
      ['letters', ['XS', 'S', 'M', 'L', 'XL']],
      ['cm', range(53, 64, 1)],
    ],
  },
  {
    kind: 'gloves',
    audience: 'women',
    systems: [
      ['letters', ['XS', 'S', 'M', 'L', 'XL']],
      ['inches', range(6, 9, 0.5)],
    ],
  },
  {
    kind: 'gloves',
    audience: 'men',
    systems: [
      ['letters', ['XS', 'S', 'M', 'L', 'XL']],
      ['inches', range(7, 12, 0.5)],
    ],
  },
  {
    kind: 'rings',
    audience: null,
    systems: [
      ['EU', range(44, 70, 1)],
      ['US', range(3, 13, 0.5)],
      ['UK', Array.from({ length: 20 }, (_, at) => String.fromCharCode(70 + at))],
    ],
  },
];

const beside: Readonly<Partial<Record<System, System>>> = {
  EU: 'UK',
  UK: 'EU',
  US: 'EU',
  DE: 'UK',
  FR: 'UK',
  IT: 'UK',
  JP: 'UK',
};

const aboutOf = (size: Size): string => {
  const to = size.kind === 'rings' && size.system === 'UK' ? 'EU' : beside[size.system];
  const found = to ? convert(size, to) : null;
  return found && to ? ` · ${found.isAbout ? 'about ' : ''}${labelOf({ system: to, value: found.value })}` : '';
};

/** A shopper's size in words: 'UK 5 · about EU 38'. */
export const wornName = (wear: Wear): string => {
  const size = sizeOfWear(wear, wear.audience ?? 'women') ?? sizeOfWear(wear, 'men');
  return size ? labelOf(size) + aboutOf(size) : labelOf(wear);
};

/** The name of the kind of a shopper's size. */
export const wornKind = ({ kind, audience }: Wear): string => headingOf({ kind, audience });

/** All kinds with the sizes to choose from. */
export const questions = (): Question[] =>
  asked.map(({ kind, audience, systems }) => ({
    kind: audience === null ? kind : `${audience}-${kind}`,
    name: headingOf({ kind, audience }),
    systems: systems.map(([system, values]) => ({
      system,
      sizes: values
        .filter((value) => sizeOfWear({ kind, audience, system, value }) !== null)
        .map((value) => ({ value, name: wornName({ kind, audience, system, value }) })),
    })),
  }));
