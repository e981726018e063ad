import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, mirror, onSide, sides, symmetric } from '../outline.ts';
import { fittings, mix, tonesOf } from '../palette.ts';

type Design = {
  /** Half widths at the opening and at the base. */
  top: number;
  base: number;
  height: number;
  /** Height of the handles. */
  arch: number;
  front: 'stamp' | 'pocket' | 'contrast' | 'strap';
};

export const tote = defineKind<Design>({
  name: 'tote',
  box: [-285, 85, 285, 885],
  designs: [
    { top: 246, base: 268, height: 500, arch: 96, front: 'stamp' },
    { top: 262, base: 240, height: 476, arch: 70, front: 'pocket' },
    { top: 276, base: 252, height: 420, arch: 150, front: 'contrast' },
    { top: 236, base: 236, height: 520, arch: 110, front: 'strap' },
  ],
  draw: (tones, { top: wide, base, height, arch, front }) => {
    const material = 'leather' as const;
    const gold = tonesOf(fittings.gold);
    const rim = 872 - height;
    const strap = (up: number, inner: number, thick: number) => {
      const outer = inner + thick;
      const rise = (rim + 80 - up) * 0.62;
      return symmetric(
        `M0 ${up}C${outer * 0.7} ${up} ${outer} ${up + rise * 0.3} ${outer} ${up + rise}L${outer + 2} ${rim + 80}L${inner + 2} ${rim + 80}L${inner} ${up + rise}C${inner} ${up + thick + rise * 0.3} ${inner * 0.68} ${up + thick} 0 ${up + thick}`,
      );
    };
    const body = symmetric(
      `M0 ${rim + 6}Q${wide * 0.6} ${rim + 5} ${wide - 10} ${rim}Q${wide + 1} ${rim} ${wide + 2} ${rim + 14}L${base} 842Q${base} 870 ${base - 26} 872Q${base * 0.5} 878 0 878`,
    );
    const edge = `M${-wide + 14} ${rim + 14}L${-base + 13} 840Q${-base + 14} 858 ${-base + 30} 859Q0 868 ${base - 30} 859Q${base - 14} 858 ${base - 13} 840L${wide - 14} ${rim + 14}`;
    const tab = `M96 ${rim + 24}Q96 ${rim + 14} 106 ${rim + 14}L140 ${rim + 14}Q150 ${rim + 14} 150 ${rim + 24}L148 ${rim + 84}Q146 ${rim + 106} 123 ${rim + 112}Q100 ${rim + 106} 98 ${rim + 84}Z`;
    const contrast = tonesOf(tones.isNearBlack ? '#3A332E' : mix(tones.base, '#2A1A10', 0.5));
    const fronts: Record<Design['front'], Piece[]> = {
      stamp: [],
      pocket: [
        {
          path: symmetric(
            `M0 ${rim + 176}L170 ${rim + 174}Q180 ${rim + 174} 180 ${rim + 184}L174 812Q173 826 160 826L0 828`,
          ),
          material,
          tones,
          lift: 4,
          details: stitches(
            `M-170 ${rim + 186}L-163 808Q-162 816 -152 816L152 817Q162 816 163 808L170 ${rim + 186}M-170 ${rim + 198}L170 ${rim + 198}`,
            tones.seam,
            0.5,
          ),
        },
      ],
      contrast: [
        {
          path: symmetric(
            `M0 716L${base + 10} 712L${base - 1} 842Q${base} 870 ${base - 26} 872Q${base * 0.5} 878 0 878`,
          ),
          material,
          tones: contrast,
          lift: 2,
          details: stitches(`M${-base - 2} 725L${base + 2} 725`, contrast.seamLight, 0.6),
        },
      ],
      strap: [
        {
          path: box(-24, rim - 8, 24, rim + 176, 16),
          material,
          tones,
          lift: 5,
          details: stitches(
            `M-16 ${rim}L-16 ${rim + 160}Q-16 ${rim + 168} -8 ${rim + 168}L8 ${rim + 168}Q16 ${rim + 168} 16 ${rim + 160}L16 ${rim}`,
            tones.seam,
            0.5,
          ),
        },
        { path: box(-34, rim + 128, 34, rim + 150, 8), material: 'metal', tones: gold, lift: 4 },
      ],
    };
    const word = `<text x="0" y="${rim + 178}" text-anchor="middle" font-family="Georgia, serif" font-size="25" letter-spacing="7" fill="${tones.seam}" fill-opacity=".75">ATELIER</text><text x="0" y="${rim + 206}" text-anchor="middle" font-family="Georgia, serif" font-size="13" letter-spacing="4" fill="${tones.seam}" fill-opacity=".6">No. 4</text>`;
    return [
      { path: strap(arch - 10, 92, 25), material, tones, fill: tones.dark },
      {
        path: symmetric(
          `M0 ${rim - 14}Q${wide * 0.6} ${rim - 14} ${wide - 16} ${rim - 4}L${wide - 10} ${rim + 40}L0 ${rim + 40}`,
        ),
        material,
        tones,
        fill: tones.dark,
        folds: [shade(ellipse(0, rim + 10, wide, 16), 8, 'dark', 0.6)],
      },
      {
        path: body,
        material,
        tones,
        lift: 3,
        folds: [
          shade(box(-300, 846, 300, 900), 20, 'dark', 0.35),
          ...fold([-wide + 40, rim + 30], [-wide + 20, 640], [-base + 60, 870], 22, 0.3),
          ...fold([wide - 44, rim + 30], [wide - 14, 640], [base - 60, 870], 22, 0.35),
          ...fold([-110, 780], [20, 806], [150, 776], 24, 0.2),
          shade(ellipse(-90, 560, 120, 130), 20, 'light', 0.14),
        ],
        details:
          stitches(edge, tones.seam, 0.5) +
          seam(`M${-wide + 4} ${rim + 16}Q0 ${rim + 22} ${wide - 4} ${rim + 16}`, tones, 1.6, 0.5) +
          (front === 'stamp' ? word : ''),
      },
      ...fronts[front],
      {
        path: strap(arch, 110, 27),
        material,
        tones,
        lift: 6,
        details: stitches(strap(arch + 12, 122, 2), tones.seam, 0.35),
      },
      ...sides.map(
        (side): Piece => ({
          path: onSide(tab, side),
          material,
          tones,
          lift: 4,
          details: stitches(
            side === 1
              ? `M105 ${rim + 26}L106 ${rim + 82}Q108 ${rim + 98} 123 ${rim + 103}Q138 ${rim + 98} 140 ${rim + 82}L141 ${rim + 26}`
              : mirror(
                  `M105 ${rim + 26}L106 ${rim + 82}Q108 ${rim + 98} 123 ${rim + 103}Q138 ${rim + 98} 140 ${rim + 82}L141 ${rim + 26}`,
                ),
            tones.seam,
            0.5,
          ),
        }),
      ),
      {
        path: `${ellipse(-123, rim + 80, 8, 8)}${ellipse(123, rim + 80, 8, 8)}`,
        material: 'metal',
        tones: gold,
        lift: 2,
      },
    ];
  },
});
