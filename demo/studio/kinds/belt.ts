import { shade } from '../folds.ts';
import { stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, type Point, ribbon } from '../outline.ts';
import { fittings, type Tones, tonesOf } from '../palette.ts';
import type { Pattern } from '../patterns.ts';

type Design = {
  width: number;
  buckle: 'frame' | 'round' | 'rings';
  metal: 'gold' | 'steel';
  pattern?: Pattern;
  isPlain?: boolean;
};

const left = -116;

const arc = (from: number, to: number) =>
  Array.from({ length: 9 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / 8);
    return [Math.cos(angle) * 116, from + Math.sin(angle) * to];
  });

const buckles: Record<Design['buckle'], (metal: Tones, width: number) => Piece[]> = {
  frame: (metal, width) => [
    {
      path: `${box(left - width / 2 - 26, 112, left + width / 2 + 26, 262, 24)}${box(left - width / 2 - 8, 132, left + width / 2 + 8, 240, 12)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      lift: 4,
    },
    { path: box(left - 6, 118, left + 6, 262, 6), material: 'metal', tones: metal, lift: 3 },
  ],
  round: (metal, width) => [
    {
      path: `${ellipse(left, 190, width / 2 + 36)}${ellipse(left, 190, width / 2 + 16)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      lift: 4,
    },
    { path: box(left - 6, 190 - width / 2 - 32, left + 6, 236, 6), material: 'metal', tones: metal, lift: 3 },
  ],
  rings: (metal, width) => [
    {
      path: `${box(left - width / 2 - 16, 150, left + width / 2 + 16, 258, 44)}${box(left - width / 2 - 2, 164, left + width / 2 + 2, 244, 34)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      lift: 4,
    },
    {
      path: `${box(left - width / 2 - 16, 116, left + width / 2 + 16, 224, 44)}${box(left - width / 2 - 2, 130, left + width / 2 + 2, 210, 34)}`,
      material: 'metal',
      tones: metal,
      hasHoles: true,
      lift: 5,
    },
  ],
};

export const belt = defineKind<Design>({
  name: 'belt',
  box: [-190, 105, 190, 900],
  designs: [
    { width: 70, buckle: 'frame', metal: 'gold' },
    { width: 56, buckle: 'round', metal: 'gold' },
    { width: 76, buckle: 'frame', metal: 'steel', isPlain: true },
    { width: 64, buckle: 'rings', metal: 'steel', pattern: 'weave' },
  ],
  draw: (tones, { width, buckle, metal: metalName, pattern, isPlain }) => {
    const metal = tonesOf(fittings[metalName]);
    const material = pattern ? ('canvas' as const) : ('crisp' as const);
    const bend = 758;
    const line: Point[] = [
      [left, 236],
      [left, 360],
      [left, 500],
      [left, 640],
      ...arc(bend, 112),
      [116, 640],
      [116, 500],
      [116, 360],
      [116, 200],
    ];
    const tip = `M${116 - width / 2} 201L${116 + width / 2} 201L${116 + width / 2} 170Q${116 + width / 2} 118 116 118Q${116 - width / 2} 118 ${116 - width / 2} 170Z`;
    const inset = width / 2 - 9;
    const edge = (side: 1 | -1) => {
      const points = line.slice(1).map(([x, y]): Point => {
        if (y <= bend) return [x - side * inset * Math.sign(x), y];
        const share = 1 - (side * inset) / 116;
        return [x * share, bend + (y - bend) * share];
      });
      return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    };
    const holes = [186, 238, 290, 342, 394]
      .map(
        (y) =>
          `<ellipse cx="116" cy="${y}" rx="6" ry="7" fill="#17100C" fill-opacity=".85"/><path d="M110 ${y + 5}Q116 ${y + 11} 122 ${y + 5}" fill="none" stroke="#FFFAF2" stroke-opacity=".3" stroke-width="1.6"/>`,
      )
      .join('');
    return [
      {
        path: `${ribbon(line, width)}${tip}`,
        material,
        tones,
        pattern,
        folds: [
          shade(ellipse(0, 820, 80, 20), 20, 'light', 0.2),
          shade(box(left - 50, 250, left + 50, 300), 8, 'dark', 0.35),
        ],
        details: (isPlain ? '' : stitches(edge(1) + edge(-1), tones.seam, 0.5)) + (buckle === 'rings' ? '' : holes),
      },
      ...buckles[buckle](metal, width),
      {
        path: box(left - width / 2 - 2, 236, left + width / 2 + 2, 316, 8),
        material,
        tones,
        pattern,
        lift: 4,
        details: isPlain ? '' : stitches(`M${left - width / 2 + 6} 304L${left + width / 2 - 6} 304`, tones.seam, 0.6),
      },
      { path: box(left - width / 2 - 6, 350, left + width / 2 + 6, 382, 7), material, tones, lift: 5 },
    ];
  },
});
