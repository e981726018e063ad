import { fold, shade } from '../folds.ts';
import { seam, stitches } from '../haberdashery.ts';
import { defineKind, type Piece } from '../kind.ts';
import { ellipse } from '../outline.ts';
import { type Tones, tonesOf } from '../palette.ts';
import { drawBeanie, drawBucket } from './hat-shapes.ts';

type Design = { shape: 'fedora' | 'bucket' | 'beanie'; material: 'straw' | 'wool' | 'cotton' | 'knit' };

const drawFedora = (tones: Tones, material: Design['material']): Piece[] => {
  const pattern = material === 'straw' ? ('straw' as const) : undefined;
  const band = tonesOf(tones.isNearBlack ? '#CDB897' : '#2B2624');
  const brim =
    'M0 492C150 486 270 520 326 588C338 604 330 622 310 634C240 690 130 722 0 724C-130 722 -240 690 -310 634C-330 622 -338 604 -326 588C-270 520 -150 486 0 492Z';
  const crown =
    'M-190 604C-198 530 -194 434 -166 364C-150 322 -112 302 -74 310C-42 318 -24 334 4 334C30 334 52 316 86 308C124 302 156 324 170 366C194 440 198 530 190 604C130 640 60 650 0 650C-60 650 -130 640 -190 604Z';
  const ribbonBand =
    'M-194 540C-130 574 -60 584 0 584C60 584 130 574 194 540L192 606C130 640 60 651 0 651C-60 651 -130 640 -192 606Z';
  return [
    {
      path: brim,
      material,
      tones,
      pattern,
      folds: [
        shade(ellipse(34, 640, 220, 46), 12, 'dark', 0.55),
        shade(ellipse(-240, 600, 60, 16), 12, 'light', 0.25),
        shade('M-330 640Q0 800 330 640L330 760L-330 760Z', 12, 'dark', 0.25),
      ],
      details: stitches('M-306 614C-240 676 -130 706 0 708S240 676 306 614', tones.seam, 0.35),
    },
    {
      path: crown,
      material,
      tones,
      pattern,
      lift: 4,
      folds: [
        shade('M-96 306C-60 366 -20 386 10 384C50 384 84 356 104 300L60 270L-60 270Z', 12, 'dark', 0.42),
        ...fold([-60, 300], [-30, 360], [-26, 430], 20, 0.35),
        ...fold([96, 290], [70, 350], [78, 440], 20, 0.4),
        ...fold([-120, 330], [-140, 400], [-142, 500], 18, 0.2),
        shade('M120 260L220 320L220 660L150 660Q170 440 120 260Z', 20, 'dark', 0.3),
        shade(ellipse(-110, 400, 30, 80), 20, 'light', 0.25),
      ],
    },
    {
      path: ribbonBand,
      material: 'crisp',
      tones: band,
      pattern: 'fineRib',
      lift: 2,
      folds: [shade('M110 500L220 500L220 660L150 660Z', 12, 'dark', 0.3)],
    },
    {
      path: 'M150 568C158 558 176 552 191 546Q198 566 190 602C176 612 162 618 152 620Q144 594 150 568Z',
      material: 'crisp',
      tones: band,
      lift: 4,
      details: seam('M166 552Q160 584 167 614', band, 1.6, 0.5),
    },
  ];
};

export const hat = defineKind<Design>({
  name: 'hat',
  box: [-330, 215, 330, 775],
  designs: [
    { shape: 'fedora', material: 'straw' },
    { shape: 'fedora', material: 'wool' },
    { shape: 'bucket', material: 'cotton' },
    { shape: 'beanie', material: 'knit' },
  ],
  draw: (tones, { shape, material }) => {
    if (shape === 'fedora') return drawFedora(tones, material);
    return shape === 'bucket' ? drawBucket(tones) : drawBeanie(tones);
  },
});
