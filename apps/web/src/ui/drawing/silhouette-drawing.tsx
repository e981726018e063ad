import type { Silhouette } from './silhouette.ts';

const drawings: Readonly<Record<Silhouette, string>> = {
  tee: 'M74 40q26 22 52 0l34 14 26 48-30 14-12-20v124H56V96l-12 20-30-14 26-48Z',
  dress: 'M70 30l-4 44 14 40-42 116q62 18 124 0l-42-116 14-40-4-44-10 36q-20 14-40 0ZM80 114h40',
  swimsuit:
    'M66 30q4 46-8 70 14 30 8 60-4 22-16 38 32 6 42 40h16q10-34 42-40-12-16-16-38-6-30 8-60-12-24-8-70-6 52-34 52T66 30Z',
  trousers: 'M62 24h76l16 212h-38L100 96 84 236H46ZM60 44h80',
  shorts: 'M52 58h96l20 118h-56L100 110 88 176H32ZM49 78h102',
  skirt: 'M68 40h64l44 172q-76 20-152 0ZM66 54h68',
  coat: 'M76 26l-34 18-18 120 24 6 8-40v112h88V130l8 40 24-6-18-120-34-18-24 60Zm24 60v156M76 26l-10 34 34 26 34-26-10-34',
  sock: 'M72 30h54v96q0 16 18 32l26 24q20 22-2 40-20 12-44-6l-34-28q-18-14-18-38ZM72 58h54',
  glove:
    'M70 226v-66l-32-36q-8-12 2-18 8-4 16 4l18 20V66q0-10 9-10t9 10V48q0-10 9-10t9 10v8q0-10 9-10t9 10v14q0-9 8-9t8 9v88q0 26-14 46v22Zm0-22h60',
  shoe: 'M22 112q28 8 44-14 38 48 84 54 30 4 30 26H22ZM22 178v12h158v-12',
  boot: 'M62 36h66v92q6 24 40 34 18 8 18 30v14H62Zm0 170v16h40l6-8h78v-8M62 62h66',
  sandal: 'M18 178q44 12 82 0t82 0v16q-44 12-82 12t-82-12Zm24 6q6-62 44-66 26 22 28 62m8 0q4-36 34-46 16 18 14 42',
  bag: 'M36 110h128l14 118H22ZM66 132V92q0-44 34-44t34 44v40',
  backpack:
    'M60 230h80q16 0 16-16V112q0-54-56-54t-56 54v102q0 16 16 16ZM82 60q0-26 18-26t18 26M64 150h72v46H64Zm10-36h52',
  hat: 'M14 164q86 52 172 0-20-14-42-18-4-68-44-64t-44 64q-22 4-42 18Zm42-18q44 22 88 0',
  glasses:
    'M22 112q34-8 66 0 2 50-30 50t-36-50Zm90 0q32-8 66 0-4 50-36 50t-30-50Zm-24 6q12-8 24 0M22 112l-10-6m166 6 10-6',
  watch: 'M76 94l6-60h36l6 60M76 166l6 60h36l6-60M100 82a48 48 0 1 0 0 96 48 48 0 0 0 0-96Zm0 22v26l18 10',
  ring: 'M100 92a62 62 0 1 0 0 124 62 62 0 0 0 0-124Zm-22-8-14-24 18-18h36l18 18-14 24q-22-8-44 0Zm-14-24h72',
  tent: 'M100 66 18 206h164ZM92 52l8 14 8-14M100 112l-30 94h60Z',
  ski: 'M82 30q-10 8-10 28v162q0 10 8 10t8-10V58q0-20-6-28Zm36 0q-6 8-6 28v162q0 10 8 10t8-10V58q0-20-10-28ZM72 120h16m24 0h16m-56 36h16m24 0h16',
  carabiner: 'M64 160v24q0 30 36 30t36-30V80q0-34-36-34T64 80v10m-6 0h12l-6 70h-12Z',
  bottle:
    'M82 30h36v34H82Zm4 34v20h28V64ZM52 96q0-12 12-12h72q12 0 12 12v122q0 12-12 12H64q-12 0-12-12Zm18 46h60v50H70Z',
  vase: 'M82 40h36q-8 34 4 58 40 26 40 72 0 44-34 62H72q-34-18-34-62 0-46 40-72 12-24 4-58Z',
  tag: 'M100 92 138 130v98H62v-98Zm0 32a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 0q-4-70 40-84',
};

type Props = {
  kind: Silhouette;
  /** The brand, shown below; absent in a composition of several products. */
  label?: string;
};

/** The line drawing in place of a missing picture, with the brand below. */
export const SilhouetteDrawing = ({ kind, label }: Props) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-6 px-4 text-picture-line">
    <svg
      className="max-h-3/5 w-2/5"
      viewBox="0 0 200 260"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" d={drawings[kind]} />
    </svg>
    {label && (
      <span className="type-micro max-w-full truncate text-picture-ink-3" aria-hidden="true">
        {label}
      </span>
    )}
  </div>
);
