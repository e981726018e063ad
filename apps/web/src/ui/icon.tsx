const drawings = {
  menu: 'M3 7.5h14M3 12.5h14',
  more: 'M3.9 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Zm5.5 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Zm5.5 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Z',
  account: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6.2 7c.4-3.3 2.9-5 6.2-5s5.8 1.7 6.2 5',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4',
  cross: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4',
  columns: 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z',
  filter: 'M3 6h14M5.5 10h9M8 14h4',
  'chevron-down': 'm5 8 5 5 5-5',
  'chevron-up': 'm5 12 5-5 5 5',
  'chevron-right': 'm8 5 5 5-5 5',
  'chevron-left': 'm12 5-5 5 5 5',
  'arrow-right': 'M3 10h14m-5-5 5 5-5 5',
  'arrow-up': 'M10 17V3M5 8l5-5 5 5',
  'arrow-left': 'M17 10H3m5-5-5 5 5 5',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.5h7a4.5 4.5 0 0 1 0 9H8',
  leave: 'M8.5 4.5H4.5v11h11v-4M11.5 4h4.5v4.5M16 4l-7 7',
} as const;

export type IconName = keyof typeof drawings;

/** A line icon of 20 px by default; `size` in px. The control needs its own name. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    className="shrink-0"
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={size < 20 ? 1.7 : 1.4}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
);
