import type { Shade } from './folds.ts';
import type { Kind, Piece } from './kind.ts';
import { materialFilter, type Stance } from './materials.ts';
import { short } from './outline.ts';
import { type Ground, mix, type Tones } from './palette.ts';
import { patternTile } from './patterns.ts';
import { blurFilter, grainFilter, liftFilter, silhouetteFilter } from './shadows.ts';

/** SVG definitions by id. An id always has the same definition. */
export type Definitions = Map<string, string>;

const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

const drawShades = (shades: readonly Shade[], tones: Tones, definitions: Definitions) =>
  ([4, 8, 12, 20] as const)
    .map((blur) => {
      const ofBlur = shades.filter((one) => one.blur === blur);
      if (ofBlur.length === 0) return '';
      definitions.set(`blur-${blur}`, blurFilter(`blur-${blur}`, blur));
      const paths = ofBlur.map(({ path, tone, strength }) => {
        const colour = tone === 'dark' ? tones.fold : tones.ridge;
        return `<path d="${path}" fill="${colour}" fill-opacity="${Math.round(strength * 100) / 100}"/>`;
      });
      return `<g filter="url(#blur-${blur})">${paths.join('')}</g>`;
    })
    .join('');

const drawPiece = (piece: Piece, owner: string, seed: number, stance: Stance, definitions: Definitions) => {
  const {
    path,
    material,
    tones,
    fill = tones.base,
    pattern,
    turn = 0,
    lift,
    folds = [],
    inside = '',
    details = '',
    hasHoles,
  } = piece;
  const rule = hasHoles ? ' fill-rule="evenodd"' : '';
  const filter = `${owner}-${material}`;
  definitions.set(filter, materialFilter(filter, material, seed, stance));
  const layers = [`<path d="${path}" fill="${fill}"${rule}/>`];
  if (pattern) {
    const tile = `${pattern}-${tones.base.slice(1)}${turn === 0 ? '' : `-${turn}`}`;
    definitions.set(tile, patternTile(tile, pattern, tones, turn));
    layers.push(`<path d="${path}" fill="url(#${tile})"${rule}/>`);
  }
  if (inside !== '' || folds.length > 0) {
    const clip = `${owner}-clip-${definitions.size}`;
    definitions.set(
      clip,
      `<clipPath id="${clip}"><path d="${path}"${hasHoles ? ' clip-rule="evenodd"' : ''}/></clipPath>`,
    );
    layers.push(`<g clip-path="url(#${clip})">${inside}${drawShades(folds, tones, definitions)}</g>`);
  }
  const lit = `<g filter="url(#${filter})">${layers.join('')}</g>${details}`;
  if (lift === undefined) return lit;
  definitions.set(`lift-${lift}`, liftFilter(`lift-${lift}`, lift));
  return `<g filter="url(#lift-${lift})">${lit}</g>`;
};

/**
 * All pieces of an object, in the drawing's coordinates. `owner` makes the ids of two objects on one sheet distinct.
 */
export const drawPieces = (
  kind: Kind,
  tones: Tones,
  design: number,
  stance: Stance,
  definitions: Definitions,
  owner = kind.name,
) =>
  kind
    .draw(tones, design)
    .map((piece) => drawPiece(piece, owner, seedOf(kind.name), stance, definitions))
    .join('');

/** Places finished objects on the ground with a common shadow. */
export const layDown = (content: string, width: number, height: number, definitions: Definitions) => {
  definitions.set('silhouette', silhouetteFilter('silhouette', width, height));
  return `<g filter="url(#silhouette)">${content}</g>`;
};

export const drawGround = (
  { high, low }: Ground,
  width: number,
  height: number,
  seed: string,
  definitions: Definitions,
) => {
  definitions.set(
    'ground',
    `<radialGradient id="ground" cx=".3" cy=".18" r="1.05"><stop stop-color="${mix(high, '#FFFDF8', 0.35)}"/><stop offset=".5" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient>`,
  );
  definitions.set('grain', grainFilter('grain', seedOf(seed)));
  const sheet = `width="${width}" height="${height}"`;
  return `<rect ${sheet} fill="url(#ground)"/><rect ${sheet} filter="url(#grain)" opacity=".34"/>`;
};

/** The position and scale of the object on the canvas. */
export const place = ([left, top, right, bottom]: Kind['box'], width: number, height: number) => {
  const scale = Math.min((0.78 * width) / (right - left), (0.82 * height) / (bottom - top));
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = height * 0.494 - ((top + bottom) / 2) * scale;
  return { scale, transform: `translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})` };
};

export const sheet = (width: number, height: number, content: string, definitions: Definitions) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[...definitions.values()].join('')}</defs>${content}</svg>`;
