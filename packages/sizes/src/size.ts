/** Kinds of sized products. 'clothes' is a garment of unknown kind. */
export const kinds = ['tops', 'trousers', 'dresses', 'clothes', 'shoes', 'bras', 'hats', 'gloves', 'rings'] as const;
export type Kind = (typeof kinds)[number];

/** Audiences of sizes. */
export const audiences = ['women', 'men', 'kids', 'unisex'] as const;
export type Audience = (typeof audiences)[number];

/**
 * Size systems. 'numbers' are of an unknown system. 'age' and 'height' are children's, in years and cm. 'waist' is in
 * inches, optionally with the leg length.
 */
export const systems = [
  ...['EU', 'UK', 'US', 'IT', 'FR', 'DE', 'ES', 'JP', 'AU', 'BR', 'MX', 'CN'],
  ...['letters', 'waist', 'chest', 'age', 'height', 'cm', 'inches', 'numbers'],
] as const;
export type System = (typeof systems)[number];

/** A size with a known meaning. `value` is the label in its system, `order` its sort order there. */
export type Size = { kind: Kind; audience: Audience | null; system: System; value: string; order: number };

/** The sizes of one kind, audience and system. `audience` is null if unknown. */
export type Ladder = Pick<Size, 'kind' | 'audience' | 'system'>;

/** The ladder of products in one size and of sizes that are not understood. */
export const oneSizeLadder = 'One Size';
export const otherLadder = 'Size';

const owners: Readonly<Record<Audience, string>> = {
  women: "Women's ",
  men: "Men's ",
  kids: "Kids' ",
  unisex: 'Unisex ',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The heading of a kind and audience: "Women's shoes". */
export const headingOf = ({ kind, audience }: Pick<Size, 'kind' | 'audience'>): string =>
  audience === null ? capital(kind) : `${owners[audience]}${kind}`;

/** The unique name of a ladder: "Women's shoes, UK". */
export const ladderName = (ladder: Ladder): string => `${headingOf(ladder)}, ${ladder.system}`;

const ladders = new Map<string, Ladder>();
for (const kind of kinds)
  for (const audience of [...audiences, null])
    for (const system of systems) ladders.set(ladderName({ kind, audience, system }), { kind, audience, system });

/** The ladder with a name. Null for sizes that are not understood or are from an older version. */
export const readLadder = (name: string): Ladder | null => ladders.get(name) ?? null;

/** A number from 1 that identifies the kind and audience of a ladder; 0 if unknown. */
export const codeOf = ({ kind, audience }: Pick<Size, 'kind' | 'audience'>): number =>
  1 + kinds.indexOf(kind) * 5 + (audience === null ? 4 : audiences.indexOf(audience));

/** Parses '9.5', '9,5', '38 2/3' and '38½' as a number; null for other texts. */
export const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  const fraction = /^(\d{1,3})(?:[\s-]+(\d)\/(\d))?$/.exec(plain);
  if (fraction) return Number(fraction[1]) + (fraction[2] ? Number(fraction[2]) / Number(fraction[3]) : 0);
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
};

/** 9.5 becomes '9.5', 38.667 becomes '38 2/3'. */
export const showNumber = (value: number): string => {
  const whole = Math.floor(value + 0.001);
  const thirds = Math.round((value - whole) * 3);
  const isThird = Math.abs(value - whole - thirds / 3) < 0.01 && thirds % 3 !== 0;
  return isThird ? `${whole} ${thirds}/3` : String(Math.round(value * 100) / 100);
};
