import { type Definitions, drawGround, drawPieces, layDown, sheet } from './composition.ts';
import { kinds } from './kinds.ts';
import { box, short } from './outline.ts';
import { colours, tonesOf } from './palette.ts';
import { type Scene, type SceneName, scenes, type Thing } from './scene-list.ts';
import { blurFilter } from './shadows.ts';

const lay = ({ kind: name, design, colour, x, y, scale, turn }: Thing, index: number, definitions: Definitions) => {
  const kind = kinds[name];
  const [left, top, right, bottom] = kind.box;
  const pieces = drawPieces(kind, tonesOf(colours[colour]), design, { scale, turn }, definitions, `o${index}`);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${short(-(left + right) / 2)} ${short(-(top + bottom) / 2)})">${pieces}</g>`;
};

/** Sunlight through a window with two rows of three panes, from the upper left. */
const windowLight = (width: number, height: number) => {
  const [pane, sash] = [width * 0.17, height * 0.36];
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) =>
      box(column * pane * 1.12, row * sash * 1.07, column * pane * 1.12 + pane, row * sash * 1.07 + sash),
    ),
  );
  return `<g filter="url(#pane-edge)"><path transform="matrix(1 .16 .5 1 ${short(width * 0.12)} ${short(height * -0.18)})" d="${panes.join('')}" fill="#FFF8EA"/></g>`;
};

/** A composed scene as SVG. */
export const drawScene = (name: SceneName) => {
  const { width, height, ground, things }: Scene = scenes[name];
  const definitions: Definitions = new Map();
  const floor = drawGround(ground, width, height, name, definitions);
  definitions.set('pane-edge', blurFilter('pane-edge', height * 0.014, [-width, -height, width * 3, height * 3]));
  const light = windowLight(width, height);
  const objects = things
    .map((thing, index) => layDown(lay(thing, index, definitions), width, height, definitions))
    .join('');
  const content = `${floor}<g opacity=".5">${light}</g>${objects}<g opacity=".22" style="mix-blend-mode:soft-light">${light}</g>`;
  return sheet(width, height, content, definitions);
};
