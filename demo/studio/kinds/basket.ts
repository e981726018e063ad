import { fold, shade } from '../folds.ts';
import { stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, onSide, sides, symmetric } from '../outline.ts';
import { fittings, mix, tonesOf } from '../palette.ts';

type Design = {
  /** Half widths at the rim, the belly and the base. */
  rim: number;
  belly: number;
  base: number;
  top: number;
  handles: 'leather' | 'straw';
  hasBand?: boolean;
};

export const basket = defineKind<Design>({
  name: 'basket',
  box: [-300, 105, 300, 885],
  designs: [
    { rim: 262, belly: 286, base: 196, top: 420, handles: 'leather' },
    { rim: 284, belly: 268, base: 212, top: 450, handles: 'straw' },
    { rim: 258, belly: 268, base: 226, top: 400, handles: 'leather', hasBand: true },
    { rim: 228, belly: 280, base: 214, top: 440, handles: 'straw' },
  ],
  draw: (tones, { rim, belly, base, top, handles, hasBand }) => {
    const leather = handles === 'leather' ? tonesOf(fittings.strap) : tonesOf(mix(tones.base, '#5A3A1E', 0.28));
    const material = handles === 'leather' ? ('leather' as const) : ('straw' as const);
    const band = tonesOf(tones.second);
    const up = top - 300;
    const handle = (rise: number, inner: number, thick: number) => {
      const outer = inner + thick;
      return symmetric(
        `M0 ${rise}C${outer * 0.66} ${rise} ${outer} ${rise + 90} ${outer} ${rise + 190}L${outer + 4} ${top + 90}L${inner + 4} ${top + 90}L${inner} ${rise + 190}C${inner} ${rise + 104} ${inner * 0.62} ${rise + thick} 0 ${rise + thick}`,
      );
    };
    const sideEdge = `C${rim + 22} ${top + 120} ${belly + 6} 600 ${belly - 14} 700C${belly - 24} 780 ${base + 40} 866 ${base} 872`;
    const body = symmetric(`M0 ${top + 16}L${rim} ${top + 12}${sideEdge}Q${base * 0.5} 882 0 882`);
    const tab = `M118 ${top + 40}L162 ${top + 40}L160 ${top + 128}Q158 ${top + 150} 140 ${top + 154}Q122 ${top + 150} 120 ${top + 128}Z`;
    const rows = Array.from({ length: 16 }, (_, index) => {
      const y = top + 64 + index * 27;
      return `M-310 ${y}Q0 ${y + 22} 310 ${y}`;
    }).join('');
    return [
      { path: handle(up - 8, 116, 26), material, tones: leather, fill: leather.dark },
      { path: ellipse(0, top + 14, rim - 6, 24), material: 'straw', tones, fill: tones.deepest, pattern: 'straw' },
      {
        path: body,
        material: 'straw',
        tones,
        pattern: 'straw',
        inside:
          `<path d="${rows}" fill="none" stroke="${tones.deepest}" stroke-opacity=".3" stroke-width="3.4"/>` +
          (hasBand
            ? `<path d="M-320 ${top + 232}Q0 ${top + 260} 320 ${top + 232}L320 ${top + 330}Q0 ${top + 360} -320 ${top + 330}Z" fill="${band.base}" fill-opacity=".78"/>`
            : ''),
        folds: [
          shade(`M${belly - 60} ${top}L320 ${top}L320 900L${base - 60} 900Z`, 20, 'dark', 0.34),
          shade(box(-320, 846, 320, 910), 20, 'dark', 0.4),
          shade(ellipse(-120, top + 170, 80, 140), 20, 'light', 0.24),
          ...fold([-60, 760], [40, 800], [150, 770], 24, 0.2),
        ],
      },
      {
        path: symmetric(
          `M0 ${top + 6}Q${rim * 0.6} ${top + 4} ${rim - 4} ${top - 4}Q${rim + 14} ${top - 2} ${rim + 13} ${top + 16}Q${rim + 10} ${top + 36} ${rim - 6} ${top + 40}Q${rim * 0.6} ${top + 50} 0 ${top + 50}`,
        ),
        material: 'straw',
        tones,
        lift: 4,
        inside: `<path d="${Array.from({ length: 42 }, (_, index) => `M${index * 15 - 312} ${top - 10}l-16 66`).join('')}" stroke="${tones.deepest}" stroke-opacity=".38" stroke-width="3"/>`,
      },
      {
        path: handle(up, 126, 27),
        material,
        tones: leather,
        pattern: handles === 'straw' ? 'straw' : undefined,
        lift: 6,
        details: handles === 'leather' ? stitches(handle(up + 12, 138, 2), leather.seam, 0.35) : '',
      },
      ...(handles === 'leather'
        ? sides.map(
            (side): Piece => ({
              path: onSide(tab, side),
              material: 'leather',
              tones: leather,
              lift: 4,
              details: `${stitches(
                onSide(
                  `M126 ${top + 48}L128 ${top + 126}Q130 ${top + 141} 140 ${top + 145}Q150 ${top + 141} 152 ${top + 126}L154 ${top + 48}`,
                  side,
                ),
                leather.seam,
                0.55,
              )}<circle cx="${side * 140}" cy="${top + 122}" r="6.5" fill="${fittings.gold}"/>`,
            }),
          )
        : [
            {
              path: `${box(-170, top + 68, -114, top + 92, 8)}${box(114, top + 68, 170, top + 92, 8)}`,
              material: 'straw' as const,
              tones: leather,
              lift: 3,
            },
          ]),
    ];
  },
});
