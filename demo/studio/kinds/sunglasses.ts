import { shade } from '../folds.ts';
import { defineKind, type Piece } from '../kind.ts';
import { box, ellipse, mirror, onSide, ribbon, sides } from '../outline.ts';
import { fittings, tonesOf } from '../palette.ts';

type Design = { shape: 'cat' | 'round' | 'square' | 'pilot'; isMetal?: boolean };

/** The right rim and right lens of each shape. */
const outlines: Record<Design['shape'], { rim: string; lens: string; bridge: string; hinge: number }> = {
  cat: {
    rim: 'M24 452C60 420 150 412 236 420C276 424 300 413 314 402Q326 394 326 410C326 444 316 472 306 504C290 580 232 622 162 622C92 622 42 578 28 516C22 490 18 470 24 452Z',
    lens: 'M48 464C80 440 160 434 232 440C262 442 280 440 292 434C292 460 288 480 282 500C268 564 220 600 164 600C104 600 62 566 50 512C46 494 44 478 48 464Z',
    bridge: 'M-32 448Q0 432 32 448L30 486Q0 466 -30 486Z',
    hinge: 414,
  },
  round: {
    rim: ellipse(162, 512, 128, 124),
    lens: ellipse(162, 512, 114, 110),
    bridge: 'M-44 478Q0 436 44 478L40 492Q0 454 -40 492Z',
    hinge: 470,
  },
  square: {
    rim: 'M26 440C90 420 230 418 306 428Q318 430 317 446C314 500 308 548 296 590Q288 614 262 616C200 622 130 622 84 614Q58 610 50 586C38 544 26 496 24 456Q23 443 26 440Z',
    lens: 'M52 458C110 442 220 440 284 448Q292 450 291 460C288 506 282 542 273 576Q268 592 250 594C196 599 138 599 96 592Q80 590 74 574C64 540 54 500 51 470Q50 460 52 458Z',
    bridge: 'M-34 444Q0 434 34 444L36 490Q0 466 -36 490Z',
    hinge: 434,
  },
  pilot: {
    rim: 'M28 436C90 412 230 408 296 430C318 440 318 474 310 510C296 590 240 636 176 632C104 626 44 560 26 480Q20 444 28 436Z',
    lens: 'M40 446C100 424 226 422 286 440C304 448 304 474 297 507C284 580 234 622 177 618C112 612 56 552 39 480Q34 452 40 446Z',
    bridge: 'M-34 470Q0 450 34 470L36 484Q0 464 -36 484Z',
    hinge: 440,
  },
};

export const sunglasses = defineKind<Design>({
  name: 'sunglasses',
  box: [-325, 320, 325, 690],
  designs: [
    { shape: 'cat' },
    { shape: 'round', isMetal: true },
    { shape: 'square' },
    { shape: 'pilot', isMetal: true },
  ],
  draw: (tones, { shape, isMetal }) => {
    const { rim, lens, bridge, hinge } = outlines[shape];
    const gold = tonesOf(fittings.gold);
    const frame = isMetal ? gold : tones;
    const material = isMetal ? ('metal' as const) : ('hard' as const);
    const glass = tonesOf(isMetal ? tones.base : '#3A2E22');
    const gradient = `<linearGradient id="lens-${glass.base.slice(1)}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${isMetal ? glass.deepest : '#1E1814'}" stop-opacity=".95"/><stop offset="1" stop-color="${isMetal ? glass.base : '#8A5F34'}" stop-opacity=".74"/></linearGradient>`;
    const arm = (rise: number) =>
      ribbon(
        [
          [302, hinge + 14],
          [296, hinge - 8 - rise],
          [262, hinge - 20 - rise],
          [130, hinge - 26 - rise],
          [-60, hinge - 22 - rise],
          [-190, hinge - 6 - rise],
          [-236, hinge + 30],
        ],
        isMetal ? 9 : 14,
      );
    const gleam = 'M96 400L166 400L70 640L10 640Z';
    const tips = isMetal
      ? ribbon(
          [
            [-60, hinge - 22],
            [-190, hinge - 6],
            [-236, hinge + 30],
          ],
          15,
        )
      : '';
    return [
      { path: mirror(arm(14)), material, tones: frame, fill: isMetal ? frame.base : frame.dark },
      { path: arm(0), material, tones: frame, lift: 4 },
      ...(isMetal ? [{ path: tips, material: 'hard' as const, tones: tonesOf('#3A2E22') }] : []),
      ...sides.map(
        (side): Piece => ({
          path: onSide(lens, side),
          material: 'wax',
          tones: glass,
          fill: `url(#lens-${glass.base.slice(1)})`,
          inside: `${gradient}<path d="${gleam}" transform="translate(${side === 1 ? 60 : -226} 0)" fill="#FFFAF2" fill-opacity=".13"/><path d="M176 400L196 400L100 640L84 640Z" transform="translate(${side === 1 ? 60 : -226} 0)" fill="#FFFAF2" fill-opacity=".1"/>`,
          folds: [shade(box(-330, 400, 330, 456), 8, 'dark', 0.4)],
        }),
      ),
      ...(shape === 'pilot'
        ? [{ path: 'M-60 424Q0 404 60 424L62 436Q0 416 -62 436Z', material, tones: frame, lift: 3 }]
        : []),
      { path: bridge, material, tones: frame, lift: 3 },
      ...sides.map(
        (side): Piece => ({ path: onSide(`${rim}${lens}`, side), material, tones: frame, hasHoles: true, lift: 5 }),
      ),
      ...(isMetal
        ? []
        : sides.map(
            (side): Piece => ({
              path: ellipse(side * (shape === 'square' ? 296 : 296), hinge + 12, 5, 5),
              material: 'metal',
              tones: gold,
            }),
          )),
    ];
  },
});
