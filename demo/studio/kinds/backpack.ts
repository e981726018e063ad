import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, onSide, sides, symmetric } from '../outline.ts';
import { fittings, tonesOf } from '../palette.ts';
import { strip } from '../shapes.ts';
import { buckleStrap, patch, puller, zip } from './backpack-fittings.ts';

const patchTop = { straps: 330, zip: 400, flap: 232 } as const;

type Design = { width: number; closure: keyof typeof patchTop; leather: string };

export const backpack = defineKind<Design>({
  name: 'backpack',
  box: [-265, 75, 265, 895],
  designs: [
    { width: 206, closure: 'straps', leather: fittings.strap },
    { width: 214, closure: 'zip', leather: '#3A332E' },
    { width: 210, closure: 'flap', leather: fittings.strap },
    { width: 198, closure: 'zip', leather: fittings.strap },
  ],
  draw: (tones, { width: w, closure, leather: hide }) => {
    const material = 'canvas' as const;
    const pattern = 'weave' as const;
    const leather = tonesOf(hide);
    const dome = (inset: number, top: number) =>
      `M0 ${top}C${w * 0.62} ${top} ${w - inset} ${top + 80} ${w - inset} ${top + 190}L${w + 8 - inset}`;
    const body = symmetric(`${dome(0, 124)} 820Q${w + 8} 868 ${w - 40} 874Q${w * 0.5} 880 0 880`);
    const pocket = symmetric(
      `M0 596L${w - 44} 594Q${w - 26} 594 ${w - 26} 612L${w - 22} 812Q${w - 24} 838 ${w - 52} 840L0 844`,
    );
    const zipArc = `M${-w + 30} 470C${-w + 22} 250 ${-w * 0.62} 172 0 172C${w * 0.62} 172 ${w - 22} 250 ${w - 30} 470`;
    const sidePocket = `M${w - 14} 560C${w + 30} 566 ${w + 48} 610 ${w + 48} 700C${w + 48} 780 ${w + 30} 838 ${w - 6} 846Z`;
    const strapPad = `M${w - 60} 250C${w + 10} 300 ${w + 40} 420 ${w + 34} 560C${w + 30} 640 ${w + 10} 700 ${w - 20} 760L${w - 60} 720Z`;
    const flap = symmetric(
      `M0 150C${w * 0.6} 150 ${w - 6} 210 ${w + 4} 310L${w + 6} 520Q${w + 4} 556 ${w - 36} 560L0 566`,
    );
    return [
      {
        path: strip('-44 160, -40 108, 0 92, 40 108, 44 160', 22),
        material: 'leather',
        tones: leather,
      },
      ...sides.map((side): Piece => ({ path: onSide(strapPad, side), material, tones, fill: tones.dark, pattern })),
      ...sides.map(
        (side): Piece => ({
          path: onSide(sidePocket, side),
          material,
          tones,
          fill: tones.dark,
          pattern,
          details: seam(onSide(`M${w - 8} 582C${w + 22} 588 ${w + 38} 620 ${w + 40} 690`, side), tones, 1.5, 0.5),
        }),
      ),
      {
        path: body,
        material,
        tones,
        pattern,
        lift: 4,
        folds: [
          shade(box(-240, 838, 240, 900), 20, 'dark', 0.35),
          ...fold([-w, 430], [-w + 60, 500], [-w + 70, 590], 20, 0.4),
          ...fold([w, 420], [w - 50, 500], [w - 60, 590], 20, 0.4),
          ...fold([-90, 300], [0, 336], [100, 300], 22, 0.25),
          shade(box(-w + 10, 574, w - 10, 612), 12, 'dark', 0.3),
        ],
        details:
          seam(symmetric(`${dome(14, 138)} 818Q${w - 8} 856 ${w - 46} 862Q${w * 0.5} 866 0 866`), tones, 1.6, 0.45) +
          (closure === 'flap' ? '' : zip(zipArc, tones)),
      },
      {
        path: pocket,
        material,
        tones,
        pattern,
        lift: 5,
        folds: [
          ...fold([-120, 640], [-100, 720], [-130, 820], 20, 0.3),
          ...fold([60, 780], [110, 740], [150, 650], 18, 0.25),
        ],
        details:
          stitches(
            symmetric(
              `M0 606L${w - 46} 604Q${w - 36} 604 ${w - 36} 614L${w - 32} 810Q${w - 34} 829 ${w - 54} 831L0 834`,
            ),
            tones.seam,
            0.5,
          ) + (closure !== 'zip' ? '' : zip(`M${-w + 60} 636L${w - 60} 636`, tones)),
      },
      ...(closure === 'flap'
        ? [
            {
              path: flap,
              material,
              tones,
              pattern,
              lift: 7,
              folds: [
                ...fold([-150, 470], [-40, 510], [90, 480], 22, 0.25),
                shade(box(-w, 530, w, 580), 12, 'dark', 0.25),
              ],
              details: stitches(
                symmetric(
                  `M0 162C${w * 0.58} 162 ${w - 18} 218 ${w - 8} 312L${w - 6} 518Q${w - 8} 544 ${w - 40} 548L0 553`,
                ),
                tones.seam,
                0.5,
              ),
            },
          ]
        : []),
      ...(closure === 'zip'
        ? [puller(leather, w - 32, 462), puller(leather, w - 66, 634)]
        : sides.flatMap((side) => buckleStrap(leather, closure === 'flap' ? 380 : 200, side))),
      patch(leather, patchTop[closure]),
    ];
  },
});
