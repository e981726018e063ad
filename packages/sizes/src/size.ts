/** What a size is worn as. 'clothes' is a garment of which nothing tells more. */
export const kinds = ['tops', 'trousers', 'dresses', 'clothes', 'shoes', 'bras', 'hats', 'gloves', 'rings'] as const;
export type Kind = (typeof kinds)[number];

/** Whom a size is made for. */
export const audiences = ['women', 'men', 'kids', 'unisex'] as const;
export type Audience = (typeof audiences)[number];

/**
 * How a size is counted. 'numbers' are of a system that nothing tells; 'age' and 'height' are of children, in years and
 * centimeters; 'waist' is in inches, alone or with the length of the leg.
 */
export const systems = [
  ...['EU', 'UK', 'US', 'IT', 'FR', 'DE', 'ES', 'JP', 'AU', 'BR', 'MX', 'CN'],
  ...['letters', 'waist', 'chest', 'age', 'height', 'cm', 'inches', 'numbers'],
] as const;
export type System = (typeof systems)[number];

/** A size whose meaning is known: `value` is how it is written in its system, `order` its place in wearing order there. */
export type Size = { kind: Kind; audience: Audience | null; system: System; value: string; order: number };

/** The sizes of one kind, audience and system; `audience` null where nothing tells it. */
export type Ladder = Pick<Size, 'kind' | 'audience' | 'system'>;

/** The ladder of things that come in one size, and of sizes that are not understood. */
export const oneSizeLadder = 'One Size';
export const otherLadder = 'Size';

const owners: Readonly<Record<Audience, string>> = {
  women: "Women's ",
  men: "Men's ",
  kids: "Kids' ",
  unisex: 'Unisex ',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The heading of everything of one kind and audience: "Women's shoes". */
export const headingOf = ({ kind, audience }: Pick<Size, 'kind' | 'audience'>): string =>
  audience === null ? capital(kind) : `${owners[audience]}${kind}`;

/** The name of a ladder, unlike every other ladder's: "Women's shoes, UK". */
export const ladderName = (ladder: Ladder): string => `${headingOf(ladder)}, ${ladder.system}`;

const ladders = new Map<string, Ladder>();
for (const kind of kinds)
  for (const audience of [...audiences, null])
    for (const system of systems) ladders.set(ladderName({ kind, audience, system }), { kind, audience, system });

/** The ladder of that name; null for one of sizes that are not understood, or of an older version. */
export const readLadder = (name: string): Ladder | null => ladders.get(name) ?? null;

/** What a number from 1 says of a ladder: its kind and audience. 0 where nothing is known. */
export const codeOf = ({ kind, audience }: Pick<Size, 'kind' | 'audience'>): number =>
  1 + kinds.indexOf(kind) * 5 + (audience === null ? 4 : audiences.indexOf(audience));

/** '9.5', '9,5', '38 2/3' and '38½' as a number; null for anything else. */
export const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  const fraction = /^(\d{1,3})(?:[\s-]+(\d)\/(\d))?$/.exec(plain);
  if (fraction) return Number(fraction[1]) + (fraction[2] ? Number(fraction[2]) / Number(fraction[3]) : 0);
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
};

/** 9.5 -> '9.5', 38.667 -> '38 2/3'. */
export const showNumber = (value: number): string => {
  const whole = Math.floor(value + 0.001);
  const thirds = Math.round((value - whole) * 3);
  const isThird = Math.abs(value - whole - thirds / 3) < 0.01 && thirds % 3 !== 0;
  return isThird ? `${whole} ${thirds}/3` : String(Math.round(value * 100) / 100);
};
