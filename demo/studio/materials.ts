import { drawingRegion } from './shadows.ts';

type MaterialValues = {
  frequency: string;
  octaves: number;
  /** The roundness of the edge. */
  round: number;
  edge: number;
  noise: number;
  depth: number;
  soften: number;
  /** The strength of the surface grain. */
  grain: number;
  shine?: { constant: number; exponent: number };
};

const values = {
  cotton: {
    frequency: '.0048 .0066',
    octaves: 3,
    round: 8,
    edge: 0.42,
    noise: 0.2,
    depth: 20,
    soften: 1.8,
    grain: 0.1,
  },
  crisp: { frequency: '.0068 .004', octaves: 3, round: 7, edge: 0.4, noise: 0.16, depth: 20, soften: 1.5, grain: 0.07 },
  knit: { frequency: '.006 .008', octaves: 2, round: 11, edge: 0.6, noise: 0.12, depth: 20, soften: 2, grain: 0.14 },
  wool: {
    frequency: '.0045 .006',
    octaves: 3,
    round: 6.5,
    edge: 0.36,
    noise: 0.16,
    depth: 20,
    soften: 1.6,
    grain: 0.18,
  },
  denim: { frequency: '.008 .006', octaves: 4, round: 8, edge: 0.45, noise: 0.2, depth: 20, soften: 1.2, grain: 0.16 },
  satin: {
    frequency: '.0065 .0026',
    octaves: 3,
    round: 9,
    edge: 0.42,
    noise: 0.3,
    depth: 30,
    soften: 6.5,
    grain: 0,
    shine: { constant: 0.12, exponent: 14 },
  },
  puff: {
    frequency: '.009 .011',
    octaves: 2,
    round: 13,
    edge: 0.7,
    noise: 0.24,
    depth: 26,
    soften: 2.4,
    grain: 0.04,
    shine: { constant: 0.08, exponent: 14 },
  },
  leather: {
    frequency: '.01 .012',
    octaves: 2,
    round: 10,
    edge: 0.6,
    noise: 0.07,
    depth: 22,
    soften: 2,
    grain: 0.09,
    shine: { constant: 0.14, exponent: 18 },
  },
  canvas: { frequency: '.01 .012', octaves: 3, round: 7, edge: 0.5, noise: 0.13, depth: 20, soften: 1.2, grain: 0.14 },
  straw: { frequency: '.04 .05', octaves: 2, round: 9, edge: 0.6, noise: 0.06, depth: 20, soften: 1.2, grain: 0.14 },
  plush: { frequency: '.005 .006', octaves: 2, round: 26, edge: 0.8, noise: 0.2, depth: 52, soften: 3, grain: 0.1 },
  rubber: { frequency: '.02', octaves: 1, round: 6, edge: 0.7, noise: 0, depth: 14, soften: 1.2, grain: 0.03 },
  wax: {
    frequency: '.01',
    octaves: 1,
    round: 12,
    edge: 0.8,
    noise: 0,
    depth: 16,
    soften: 1.2,
    grain: 0,
    shine: { constant: 0.08, exponent: 12 },
  },
  hard: {
    frequency: '.01',
    octaves: 1,
    round: 7,
    edge: 0.8,
    noise: 0,
    depth: 16,
    soften: 1.2,
    grain: 0,
    shine: { constant: 0.22, exponent: 22 },
  },
  metal: {
    frequency: '.01',
    octaves: 1,
    round: 3.4,
    edge: 1,
    noise: 0,
    depth: 10,
    soften: 0.6,
    grain: 0,
    shine: { constant: 0.5, exponent: 18 },
  },
} as const satisfies Record<string, MaterialValues>;

export type Material = keyof typeof values;

/** The scale and rotation in degrees of a drawing. The light must not rotate with it. */
export type Stance = { scale: number; turn: number };

/** The SVG filter that lights a material. */
export const materialFilter = (id: string, material: Material, seed: number, { scale, turn }: Stance) => {
  const azimuth = 232 - turn;
  const { frequency, octaves, round, edge, noise, depth, soften, grain, shine }: MaterialValues = values[material];
  const height = depth * scale;
  const steps = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="b"/>`,
    noise > 0
      ? `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>`
      : '',
    noise > 0
      ? `<feComposite in2="b" operator="arithmetic" k2="${noise}" k3="${edge}" result="h"/>`
      : `<feComponentTransfer in="b" result="h"><feFuncA type="linear" slope="${edge}"/></feComponentTransfer>`,
    `<feDiffuseLighting in="h" surfaceScale="${height.toFixed(1)}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="${azimuth}" elevation="60"/></feDiffuseLighting>`,
    `<feGaussianBlur stdDeviation="${soften}" result="l"/>`,
    `<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1=".6575" k2=".4" k3=".03" result="c"/>`,
  ];
  if (shine) {
    steps.push(
      `<feSpecularLighting in="h" surfaceScale="${(height * 0.8).toFixed(1)}" specularConstant="${shine.constant}" specularExponent="${shine.exponent}" lighting-color="#FFFAF2"><feDistantLight azimuth="${azimuth}" elevation="56"/></feSpecularLighting>`,
      `<feGaussianBlur stdDeviation="${soften}" result="s"/>`,
      `<feComposite in="c" in2="s" operator="arithmetic" k2="1" k3=".75" result="c"/>`,
    );
  }
  if (grain > 0) {
    steps.push(
      `<feTurbulence type="fractalNoise" baseFrequency=".9 .8" numOctaves="2" seed="${seed + 1}"/>`,
      `<feColorMatrix values="0 0 0 0 .08 0 0 0 0 .06 0 0 0 0 .05 0 0 0 ${(grain * 2).toFixed(2)} ${(grain * -0.7).toFixed(2)}" result="g"/>`,
      `<feMerge result="c"><feMergeNode in="c"/><feMergeNode in="g"/></feMerge>`,
    );
  }
  steps.push(`<feComposite in="c" in2="SourceAlpha" operator="in"/>`);
  return `<filter id="${id}" ${drawingRegion}>${steps.join('')}</filter>`;
};
