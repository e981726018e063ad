import type { logos as drawnLogos } from '../drawings.ts';

type LogoName = (typeof drawnLogos)[number];

/** Single-stroke capitals of height 100: width and path. */
const letters = {
  A: { width: 84, path: 'M0 100L42 0L84 100M15 64H69' },
  E: { width: 62, path: 'M62 0H0V100H62M0 48H54' },
  L: { width: 58, path: 'M0 0V100H58' },
  M: { width: 96, path: 'M0 100V0L48 80L96 0V100' },
  N: { width: 76, path: 'M0 100V0L76 100V0' },
  O: { width: 100, path: 'M50 0C78 0 100 22 100 50S78 100 50 100S0 78 0 50S22 0 50 0Z' },
  R: { width: 72, path: 'M0 100V0H36C56 0 68 11 68 28S56 56 36 56H0M34 56L72 100' },
  S: { width: 66, path: 'M62 17C56 5 46 0 34 0C17 0 5 10 5 25C5 59 64 40 64 73C64 90 51 100 34 100C19 100 6 93 0 80' },
  T: { width: 76, path: 'M0 0H76M38 0V100' },
  W: { width: 124, path: 'M0 0L31 100L62 8L93 100L124 0' },
} as const;

type Letter = keyof typeof letters;

/** A wordmark: its letters, pen width and letter spacing. */
type Logo = { word: readonly Letter[]; weight: number; gap: number };

const logos = {
  'logo-ostra': { word: ['O', 'S', 'T', 'R', 'A'], weight: 9, gap: 62 },
  'logo-marelle': { word: ['M', 'A', 'R', 'E', 'L', 'L', 'E'], weight: 5, gap: 30 },
  'logo-rowan': { word: ['R', 'O', 'W', 'A', 'N'], weight: 15, gap: 30 },
} as const satisfies Record<LogoName, Logo>;

/** The ink color of the banner. */
const ink = '#1B1A18';

/** Space for the pen width and for pointed corners. */
const edge = 16;

/** The logo of a brand in the banner as SVG with a transparent background. */
export const drawLogo = (name: LogoName) => {
  const { word, weight, gap }: Logo = logos[name];
  let x = edge;
  const strokes = word.map((letter) => {
    const { width, path } = letters[letter];
    const stroke = `<path transform="translate(${x} ${edge})" d="${path}"/>`;
    x += width + gap;
    return stroke;
  });
  const [width, height] = [x - gap + edge, 100 + 2 * edge];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${ink}" stroke-width="${weight}" stroke-miterlimit="6">${strokes.join('')}</g></svg>`;
};
