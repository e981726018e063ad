import type { Silhouette } from './silhouette.ts';

const drawings: Readonly<Record<Silhouette, string>> = {
  tee: 'M74 40q26 22 52 0l34 14 26 48-30 14-12-20v124H56V96l-12 20-30-14 26-48Z',
  dress: 'M70 30l-4 44 14 40-42 116q62 18 124 0l-42-116 14-40-4-44-10 36q-20 14-40 0ZM80 114h40',
  trousers: 'M62 24h76l16 212h-38L100 96 84 236H46ZM60 44h80',
  skirt: 'M68 40h64l44 172q-76 20-152 0ZM66 54h68',
  coat: 'M76 26l-34 18-18 120 24 6 8-40v112h88V130l8 40 24-6-18-120-34-18-24 60Zm24 60v156M76 26l-10 34 34 26 34-26-10-34',
  shoe: 'M22 112q28 8 44-14 38 48 84 54 30 4 30 26H22ZM22 178v12h158v-12',
  bag: 'M36 110h128l14 118H22ZM66 132V92q0-44 34-44t34 44v40',
  hat: 'M14 164q86 52 172 0-20-14-42-18-4-68-44-64t-44 64q-22 4-42 18Zm42-18q44 22 88 0',
  ring: 'M100 92a62 62 0 1 0 0 124 62 62 0 0 0 0-124Zm-22-8-14-24 18-18h36l18 18-14 24q-22-8-44 0Zm-14-24h72',
  bottle:
    'M82 30h36v34H82Zm4 34v20h28V64ZM52 96q0-12 12-12h72q12 0 12 12v122q0 12-12 12H64q-12 0-12-12Zm18 46h60v50H70Z',
  vase: 'M82 40h36q-8 34 4 58 40 26 40 72 0 44-34 62H72q-34-18-34-62 0-46 40-72 12-24 4-58Z',
};

/** The line drawing in place of a missing picture, with the brand below. */
export const SilhouetteDrawing = ({ kind, label }: { kind: Silhouette; label: string }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-6 px-4 text-picture-line">
    <svg
      className="w-2/5"
      viewBox="0 0 200 260"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[kind]} />
    </svg>
    <span className="type-micro max-w-full truncate text-picture-ink-3" aria-hidden="true">
      {label}
    </span>
  </div>
);
