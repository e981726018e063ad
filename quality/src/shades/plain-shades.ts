import { basicWords, palette, shadesByName } from '@wearfolio/feeds/clean/color/palette';
import { labOf } from '@wearfolio/pictures/color';

type Lab = readonly [light: number, a: number, b: number];
type Named = { name: string; lab: Lab };
type Example = { parent: string; lab: Lab };

const neighbors = 15;
/** The weight of hue differences. Hue distinguishes colors more than lightness. */
const hueWeight = 2.25;
/** Metallic and mixed colors have no hue of their own. */
const untold = new Set(['Multicolor', 'Gold', 'Silver']);

const channel = (hexa: string, at: number): number => Number.parseInt(hexa.slice(at, at + 2), 16);
const labOfHexa = (hexa: string): Lab => labOf(channel(hexa, 0), channel(hexa, 2), channel(hexa, 4));

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

const namesOf = (csv: string): Named[] =>
  csv
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, name = '', hexa = ''] = /^"?(.+?)"?,#([\da-f]{6})\s*$/i.exec(line) ?? [];
      return name === '' ? [] : [{ name: plain(name), lab: labOfHexa(hexa) }];
    });

const parentAtEnd = (name: string): string | undefined => {
  const words = name.split(' ');
  const parent = words.length > 1 ? basicWords[words.at(-1) ?? ''] : undefined;
  return parent === undefined || untold.has(parent) ? undefined : parent;
};

/** Colors whose names end in a plain one. */
const ofNames = (named: readonly Named[]): Example[] =>
  named.flatMap(({ name, lab }) => {
    const parent = parentAtEnd(name);
    return parent === undefined ? [] : [{ parent, lab }];
  });

const distance = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + hueWeight * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

/** The weights of the parents among the nearest examples. Nearer ones weigh more. */
const votesFor = (lab: Lab, examples: readonly Example[]): Map<string, number> => {
  const votes = new Map<string, number>();
  const near = examples
    .map(({ parent, lab: other }) => ({ parent, far: distance(lab, other) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, neighbors);
  for (const { parent, far } of near) votes.set(parent, (votes.get(parent) ?? 0) + 1 / (far + 1));
  return votes;
};

const agreement = 0.7;

/**
 * The shades of the palette whose color in the CSV has the same parent, so that two lists agree on it: a name per line.
 * Deterministic.
 */
export const agreedShades = (csv: string): string => {
  const named = namesOf(csv);
  const examples = ofNames(named);
  const listed = new Map(named.map(({ name, lab }) => [name, lab]));
  const agreed = [...palette, ...shadesByName].filter(([name, { parent, isBasic }]) => {
    const lab = listed.get(name);
    if (isBasic || lab === undefined) return false;
    const votes = votesFor(lab, examples);
    const all = [...votes.values()].reduce((sum, weight) => sum + weight, 0);
    return (votes.get(parent) ?? 0) >= agreement * all;
  });
  return [...new Set(agreed.map(([name]) => `${name}\n`))].toSorted().join('');
};
