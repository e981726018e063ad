import { short } from './outline.ts';
import { mix, type Tones } from './palette.ts';

const line = (path: string, colour: string, width: number, extra = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** A seam: a dark line with a thin light line beside it. */
export const seam = (path: string, tones: Tones, width = 2, opacity = 0.75) =>
  `<g opacity="${opacity}"><g transform="translate(1.4 1.6)">${line(path, tones.seamLight, width * 0.7, ' stroke-opacity=".5"')}</g>${line(path, tones.seam, width)}</g>`;

export const stitches = (path: string, colour: string, opacity = 0.8) =>
  line(path, colour, 1.7, ` stroke-dasharray="7 4.5" stroke-opacity="${opacity}"`);

export const button = (x: number, y: number, radius: number, colour: string) => {
  const hole = radius * 0.26;
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([across = 0, down = 0]) =>
        `<circle cx="${short(x + across * hole)}" cy="${short(y + down * hole)}" r="${short(radius * 0.13)}"/>`,
    )
    .join('');
  return (
    `<ellipse cx="${short(x + radius * 0.18)}" cy="${short(y + radius * 0.3)}" rx="${short(radius * 1.08)}" ry="${short(radius * 1.08)}" fill="#1A0F06" fill-opacity=".34"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${colour}"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.74)}" fill="none" stroke="${mix(colour, '#100C0A', 0.4)}" stroke-width="${short(radius * 0.13)}" stroke-opacity=".7"/>` +
    `<path d="M${short(x - radius * 0.8)} ${short(y)}Q${short(x - radius * 0.72)} ${short(y - radius * 0.72)} ${short(x)} ${short(y - radius * 0.82)}" fill="none" stroke="#FFFAF2" stroke-opacity=".5" stroke-width="${short(radius * 0.16)}" stroke-linecap="round"/>` +
    `<g fill="${mix(colour, '#100C0A', 0.72)}">${holes}</g>`
  );
};

/** A button color that is visible on the cloth. */
export const buttonColour = (tones: Tones) => (tones.isNearBlack ? '#4A4642' : mix(tones.base, '#2A1C10', 0.5));
