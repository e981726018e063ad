import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, symmetric } from '../outline.ts';
import { fittings, mix, tonesOf } from '../palette.ts';

type Design = {
  name: string;
  width: number;
  top: number;
  wicks: readonly number[];
  isRibbed?: boolean;
  isCeramic?: boolean;
};

export const candle = defineKind<Design>({
  name: 'candle',
  box: [-235, 185, 235, 835],
  designs: [
    { name: 'Figuier', width: 192, top: 280, wicks: [0] },
    { name: 'Ambre', width: 200, top: 330, wicks: [0], isRibbed: true },
    { name: 'Cèdre', width: 232, top: 420, wicks: [-84, 0, 84] },
    { name: 'Thé', width: 206, top: 340, wicks: [0], isCeramic: true },
  ],
  draw: (tones, { name, width, top, wicks, isRibbed, isCeramic }) => {
    const glass = tonesOf(isCeramic ? tones.base : mix(tones.base, tones.isNearBlack ? '#4A4642' : '#F3F1EC', 0.08));
    const wax = tonesOf('#F1E8D2');
    const mouth = width * 0.17;
    const foot = isCeramic ? width * 0.78 : width - 8;
    const belly = isCeramic ? 24 : 0;
    const jar = symmetric(
      `M0 ${top}L${width} ${top}C${width + belly} ${top + 180} ${foot + belly} 700 ${foot} 776C${foot - 4} 810 ${foot * 0.6} 828 0 828`,
    );
    const body: Piece = {
      path: jar,
      material: 'hard',
      tones: glass,
      pattern: isRibbed ? 'rib' : undefined,
      folds: [
        shade(box(-width + 24, top + 30, -width + 48, 770), 8, 'light', 0.6),
        shade(box(-width + 58, top + 30, -width + 66, 770), 4, 'light', 0.35),
        shade(box(width - 80, top - 20, width + 40, 840), 20, 'dark', 0.45),
        shade(box(-width, 780, width, 850), 20, 'dark', 0.35),
        shade(box(width - 22, top + 40, width - 15, 760), 4, 'light', 0.35),
      ],
    };
    const wick = (x: number) =>
      `<path d="M${x} ${top + 6}Q${x - 3} ${top - 30} ${x + 4} ${top - 54}" fill="none" stroke="#2A2420" stroke-width="6" stroke-linecap="round"/><ellipse cx="${x}" cy="${top + 8}" rx="13" ry="4" fill="${fittings.steel}"/>`;
    const [labelTop, labelBottom] = [top + 150, Math.min(top + 310, 776)];
    const middle = (labelTop + labelBottom) / 2;
    const label =
      `<path d="${box(-80, labelTop + 3, 84, labelBottom + 4, 2)}" fill="#1A0F06" fill-opacity=".22"/><path d="${box(-82, labelTop, 82, labelBottom, 2)}" fill="#FBF8F1"/>` +
      `<path d="${box(-74, labelTop + 8, 74, labelBottom - 8)}${box(-69, labelTop + 13, 69, labelBottom - 13)}" fill="none" stroke="#2A2724" stroke-width="1.3"/>` +
      `<text x="0" y="${middle + 4}" text-anchor="middle" font-family="Georgia, serif" font-size="30" letter-spacing="1" fill="#2A2724">${name}</text>` +
      `<text x="1" y="${middle + 32}" text-anchor="middle" font-family="Georgia, serif" font-size="11" letter-spacing="2" fill="#2A2724">BOUGIE No. 5</text>`;
    return [
      { ...body, details: label },
      { path: ellipse(0, top, width, mouth), material: 'hard', tones: glass },
      {
        path: ellipse(0, top + 2, width - 13, mouth - 8),
        material: 'crisp',
        tones: wax,
        fill: glass.dark,
        inside: `<path d="${ellipse(0, top + 16, width - 18, mouth - 10)}" fill="${wax.base}"/>`,
        folds: [
          ...wicks.map((x) => shade(ellipse(x, top + 9, 44, 10), 8, 'light', 0.7)),
          shade(
            `M${-width} ${top - mouth}L${width} ${top - mouth}L${width} ${top - 14}Q0 ${top - mouth + 4} ${-width} ${top + 4}Z`,
            8,
            'dark',
            0.5,
          ),
        ],
        details: wicks.map(wick).join(''),
      },
    ];
  },
});
