import { type ReactNode, useState } from 'react';

type Props<Size> = {
  sizes: readonly Size[];
  /** Whether a size must be visible, because it is chosen or fits. */
  isNeeded: (size: Size) => boolean;
  children: (size: Size) => ReactNode;
};

/** Three rows of five. */
const mostShown = 15;

/**
 * The sizes of a product, five a row. If there are more than three rows, the last box opens the others, so that the
 * stores below stay in view.
 */
export const FoldedSizes = <Size,>({ sizes, isNeeded, children }: Props<Size>) => {
  const [isOpen, setOpen] = useState(false);
  const rest = sizes.slice(mostShown - 1);
  const isFolded = sizes.length > mostShown && !isOpen && !rest.some(isNeeded);
  const hasFold = sizes.length > mostShown && !rest.some(isNeeded);
  return (
    <ul className="mt-2.5 grid grid-cols-5 gap-2">
      {(isFolded ? sizes.slice(0, mostShown - 1) : sizes).map(children)}
      {hasFold && (
        <li className="grid">
          <button
            type="button"
            className="type-small figures min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fewer' : `${rest.length} more`}
            <span className="sr-only"> sizes</span>
          </button>
        </li>
      )}
    </ul>
  );
};
