import type { Colour, KindName, scenes as drawnScenes } from '../drawings.ts';
import type { Ground } from './palette.ts';

export type Thing = {
  kind: KindName;
  design: number;
  colour: Colour;
  x: number;
  y: number;
  scale: number;
  turn: number;
};

export type Scene = { width: number; height: number; ground: Ground; things: readonly Thing[] };

const grounds = {
  sand: { high: '#D9C3A5', low: '#C0A583' },
  moss: { high: '#586050', low: '#464D3E' },
  terracotta: { high: '#D98F68', low: '#C27450' },
  eucalyptus: { high: '#9FB4AD', low: '#809A92' },
  straw: { high: '#E3CF9A', low: '#CDB578' },
  stone: { high: '#CFC9BE', low: '#B5AD9F' },
  blush: { high: '#D6B3A9', low: '#BF968B' },
} as const satisfies Record<string, Ground>;

const banner = { width: 1600, height: 1000 };
const editors = { width: 1200, height: 920 };
const tropical = { width: 900, height: 1120 };
const arrivals = { width: 1200, height: 900 };

export type SceneName = (typeof drawnScenes)[number];

export const scenes = {
  'banner-1': {
    ...banner,
    ground: grounds.sand,
    things: [
      { kind: 'trousers', design: 1, colour: 'camel', x: 930, y: 590, scale: 1.0, turn: 5 },
      { kind: 'blazer', design: 1, colour: 'white', x: 600, y: 520, scale: 1.0, turn: -5 },
      { kind: 'shoulder-bag', design: 1, colour: 'cognac', x: 1310, y: 640, scale: 0.58, turn: 8 },
      { kind: 'hat', design: 2, colour: 'cocoa', x: 1200, y: 170, scale: 0.56, turn: -8 },
      { kind: 'loafer', design: 1, colour: 'cocoa', x: 190, y: 800, scale: 0.6, turn: -8 },
    ],
  },
  'banner-2': {
    ...banner,
    ground: grounds.eucalyptus,
    things: [
      { kind: 'wrap-dress', design: 1, colour: 'rust', x: 600, y: 510, scale: 1.02, turn: -5 },
      { kind: 'basket', design: 1, colour: 'sand', x: 1010, y: 560, scale: 0.72, turn: 6 },
      { kind: 'hat', design: 1, colour: 'bone', x: 1330, y: 260, scale: 0.58, turn: 9 },
      { kind: 'sandal', design: 1, colour: 'cognac', x: 1330, y: 730, scale: 0.52, turn: -8 },
      { kind: 'shorts', design: 4, colour: 'white', x: 120, y: 640, scale: 0.86, turn: -9 },
    ],
  },
  'banner-3': {
    ...banner,
    ground: grounds.terracotta,
    things: [
      { kind: 'jeans', design: 1, colour: 'denim', x: 990, y: 600, scale: 1.0, turn: -6 },
      { kind: 'jumper', design: 1, colour: 'bone', x: 640, y: 490, scale: 1.0, turn: 5 },
      { kind: 'shoulder-bag', design: 1, colour: 'ink', x: 1330, y: 540, scale: 0.56, turn: 8 },
      { kind: 'sunglasses', design: 1, colour: 'ink', x: 1310, y: 150, scale: 0.42, turn: -9 },
      { kind: 'ankle-boot', design: 1, colour: 'cocoa', x: 210, y: 740, scale: 0.66, turn: -4 },
    ],
  },
  'editors-choice': {
    ...editors,
    ground: grounds.moss,
    things: [
      { kind: 'coat', design: 1, colour: 'sand', x: 420, y: 470, scale: 0.94, turn: -5 },
      { kind: 'jumper', design: 1, colour: 'white', x: 840, y: 300, scale: 0.62, turn: 6 },
      { kind: 'ankle-boot', design: 1, colour: 'cognac', x: 930, y: 690, scale: 0.52, turn: -3 },
    ],
  },
  'tropical-1': {
    ...tropical,
    ground: grounds.terracotta,
    things: [
      { kind: 'shorts', design: 3, colour: 'white', x: 770, y: 930, scale: 0.94, turn: 10 },
      { kind: 'swimsuit', design: 1, colour: 'butter', x: 410, y: 500, scale: 1.12, turn: -7 },
      { kind: 'sunglasses', design: 1, colour: 'cocoa', x: 500, y: 985, scale: 0.66, turn: 8 },
    ],
  },
  'tropical-2': {
    ...tropical,
    ground: grounds.eucalyptus,
    things: [
      { kind: 'shorts', design: 1, colour: 'sand', x: 650, y: 950, scale: 0.94, turn: 8 },
      { kind: 'shirt', design: 1, colour: 'white', x: 460, y: 470, scale: 1.06, turn: 4 },
      { kind: 'hat', design: 1, colour: 'sand', x: 240, y: 940, scale: 0.66, turn: -8 },
    ],
  },
  'tropical-3': {
    ...tropical,
    ground: grounds.straw,
    things: [
      { kind: 'basket', design: 1, colour: 'sand', x: 430, y: 480, scale: 1.06, turn: -5 },
      { kind: 'sandal', design: 1, colour: 'rust', x: 620, y: 900, scale: 0.54, turn: 8 },
      { kind: 'sunglasses', design: 1, colour: 'forest', x: 190, y: 1000, scale: 0.42, turn: -10 },
    ],
  },
  'arrivals-1': {
    ...arrivals,
    ground: grounds.stone,
    things: [
      { kind: 'throw', design: 1, colour: 'olive', x: 1010, y: 640, scale: 0.62, turn: 7 },
      { kind: 'vase', design: 1, colour: 'forest', x: 330, y: 440, scale: 0.84, turn: -2 },
      { kind: 'cushion', design: 1, colour: 'rust', x: 690, y: 540, scale: 0.86, turn: 4 },
      { kind: 'candle', design: 1, colour: 'bone', x: 1000, y: 330, scale: 0.52, turn: 2 },
    ],
  },
  'arrivals-2': {
    ...arrivals,
    ground: grounds.blush,
    things: [
      { kind: 'perfume', design: 1, colour: 'rose', x: 400, y: 450, scale: 0.9, turn: -4 },
      { kind: 'lipstick', design: 1, colour: 'red', x: 740, y: 500, scale: 0.76, turn: 7 },
      { kind: 'earrings', design: 1, colour: 'gold', x: 1010, y: 250, scale: 0.42, turn: -4 },
      { kind: 'necklace', design: 1, colour: 'gold', x: 1010, y: 640, scale: 0.5, turn: 6 },
    ],
  },
} satisfies Record<SceneName, Scene>;
