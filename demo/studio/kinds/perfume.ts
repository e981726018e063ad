import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, symmetric } from '../outline.ts';
import { fittings, mix, tonesOf } from '../palette.ts';

type Design = {
  shape: 'tall' | 'round' | 'square' | 'slim';
  name: string;
  cap: 'black' | 'gold' | 'wood';
};

/** The glass, its content, and the heights for cap and label. */
const shapes: Record<
  Design['shape'],
  { glass: string; liquid: string; top: number; label: number; bottom: number; width: number }
> = {
  tall: {
    glass: box(-182, 318, 182, 850, 34),
    liquid: box(-150, 408, 150, 818, 22),
    top: 318,
    label: 640,
    bottom: 850,
    width: 182,
  },
  round: {
    glass: symmetric('M0 372C60 372 226 410 226 610C226 760 130 850 0 850'),
    liquid: symmetric('M0 470C40 466 150 466 166 476C184 512 192 560 192 610C192 736 114 816 0 816'),
    top: 376,
    label: 650,
    bottom: 850,
    width: 226,
  },
  square: {
    glass: box(-220, 412, 220, 850, 22),
    liquid: box(-178, 486, 178, 808, 10),
    top: 412,
    label: 656,
    bottom: 850,
    width: 220,
  },
  slim: {
    glass: symmetric('M0 330L84 330Q120 332 128 370L152 810Q154 850 116 850L0 850'),
    liquid: symmetric('M0 440L104 438L122 794Q122 818 98 818L0 818'),
    top: 330,
    label: 650,
    bottom: 850,
    width: 150,
  },
};

const caps = { black: '#2B2826', gold: fittings.gold, wood: '#8F6A45' } as const;

export const perfume = defineKind<Design>({
  name: 'perfume',
  box: [-230, 125, 230, 855],
  designs: [
    { shape: 'tall', name: 'NUIT', cap: 'black' },
    { shape: 'round', name: 'AUBE', cap: 'gold' },
    { shape: 'square', name: 'SEL', cap: 'wood' },
    { shape: 'slim', name: 'FLEUR', cap: 'black' },
  ],
  draw: (tones, { shape, name, cap }) => {
    const { glass, liquid, top, label, bottom, width } = shapes[shape];
    const gold = tonesOf(fittings.gold);
    const lid = tonesOf(caps[cap]);
    const clear = tonesOf('#E9E6E0');
    const juice = tonesOf(mix(tones.base, '#FBF3DF', 0.28));
    const half = shape === 'square' ? 74 : 56;
    const capTop = top - (shape === 'square' ? 160 : 190);
    const lidPath = shape === 'round' ? ellipse(0, top - 100, 74, 70) : box(-half, capTop, half, top - 40, 12);
    const plate = shape === 'slim' ? 62 : 78;
    const lettering = (y: number, size: number, spacing: number, text: string) =>
      `<text x="${spacing / 2}" y="${y}" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" letter-spacing="${spacing}" fill="#2A2724">${text}</text>`;
    const lines = shape === 'slim' ? { name: 24, small: 9 } : { name: 28, small: 11 };
    const paper =
      `<path d="${box(-plate + 2, label - 59, plate + 2, label + 66, 2)}" fill="#1A0F06" fill-opacity=".22"/><path d="${box(-plate, label - 62, plate, label + 62, 2)}" fill="#FBF8F1"/>` +
      `${lettering(label - 6, lines.name, 5, name)}<path d="M-22 ${label + 14}H22" stroke="#2A2724" stroke-width="1.6"/>${lettering(label + 40, lines.small, 1.5, 'EAU DE PARFUM')}`;
    const pieces: Piece[] = [
      {
        path: box(-42, top - 46, 42, top + 8, 5),
        material: 'metal',
        tones: gold,
        folds: [
          shade(box(-32, top - 46, -20, top + 8), 4, 'light', 0.5),
          shade(box(18, top - 50, 50, top + 10), 8, 'dark', 0.5),
        ],
      },
      {
        path: glass,
        material: 'hard',
        tones: clear,
        fill: 'url(#glass)',
        inside:
          `<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#FFFFFF" stop-opacity=".62"/><stop offset=".5" stop-color="#DAD5CB" stop-opacity=".5"/><stop offset="1" stop-color="#B9B2A5" stop-opacity=".66"/></linearGradient>` +
          `<path d="${box(-8, top, 8, bottom - 50)}" fill="#FFFFFF" fill-opacity=".35"/>`,
        folds: [shade(box(-width, bottom - 26, width, bottom + 10), 8, 'dark', 0.25)],
      },
      {
        path: liquid,
        material: 'wax',
        tones: juice,
        folds: [
          shade(box(-width, bottom - 110, width, bottom), 20, 'dark', 0.28),
          shade(box(width - 70, top, width, bottom), 20, 'dark', 0.25),
          shade(box(-width + 44, top + 80, -width + 66, bottom - 60), 8, 'light', 0.5),
        ],
      },
      {
        path: lidPath,
        material: cap === 'gold' ? 'metal' : 'hard',
        tones: lid,
        lift: 3,
        folds: [
          shade(box(-half + 12, capTop + 10, -half + 24, top - 50), 4, 'light', 0.6),
          shade(box(half - 34, capTop, half + 30, top), 12, 'dark', 0.45),
        ],
      },
    ];
    const reflections = `<path d="${shape === 'round' ? 'M-196 600C-196 500 -150 430 -90 402' : `M${-width + (shape === 'slim' ? 40 : 15)} ${top + 40}L${-width + 15} ${bottom - 50}`}" fill="none" stroke="#FFFFFF" stroke-opacity=".85" stroke-width="7" stroke-linecap="round"/>`;
    return pieces.map((piece, index) => (index === 2 ? { ...piece, details: reflections + paper } : piece));
  },
});
