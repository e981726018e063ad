import type { Silhouette } from './silhouette.ts';
// A file of its own, because most pages draw none.
import drawings from './silhouettes.svg?no-inline';

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
      <use href={`${drawings}#${kind}`} />
    </svg>
    {label && (
      <span className="type-micro max-w-full truncate text-picture-ink-3" aria-hidden="true">
        {label}
      </span>
    )}
  </div>
);
