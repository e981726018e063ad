const drawings = {
  menu: 'M3 7.5h14M3 12.5h14',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4',
  cross: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  filter: 'M3 6h14M5.5 10h9M8 14h4',
  'chevron-down': 'm5 8 5 5 5-5',
  'chevron-up': 'm5 12 5-5 5 5',
  'chevron-right': 'm8 5 5 5-5 5',
  'chevron-left': 'm12 5-5 5 5 5',
  'arrow-right': 'M3 10h14m-5-5 5 5-5 5',
  'arrow-left': 'M17 10H3m5-5-5 5 5 5',
  leave: 'M8.5 4.5H4.5v11h11v-4M11.5 4h4.5v4.5M16 4l-7 7',
} as const;

export type IconName = keyof typeof drawings;

/** A line drawing in a 20 px box; `size` in pixels. Whoever shows it names the control. */
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
