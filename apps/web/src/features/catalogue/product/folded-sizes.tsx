import { type ReactNode, useState } from 'react';
import { t } from '../../../lib/t.tsx';

type Named = { name: string };

type Props<Size extends Named> = {
  sizes: readonly Size[];
  /** Whether a size must be visible, because it is chosen or fits. */
  isNeeded: (size: Size) => boolean;
  children: (size: Size) => ReactNode;
};

/** The number of characters of a name, or of each half of a converted one, that fit into a fifth of a phone. */
const shortName = 7;

const isLong = ({ name }: Named): boolean => name.split(' · ').some((part) => part.length > shortName);

const shownRows = 3;

/**
 * The sizes of a product, five a row, or three if a name is long. If there are more than three rows, the last box opens
 * the others, so that the stores below stay in view.
 */
export const FoldedSizes = <Size extends Named>({ sizes, isNeeded, children }: Props<Size>) => {
  const [isOpen, setOpen] = useState(false);
  const [columns, columnsClass] = sizes.some(isLong) ? [3, 'grid-cols-3'] : [5, 'grid-cols-5'];
  const first = columns * shownRows - 1;
  const rest = sizes.slice(first);
  const hasFold = rest.length > 1 && !rest.some(isNeeded);
  return (
    <ul className={`mt-2.5 grid gap-2 ${columnsClass}`}>
      {(hasFold && !isOpen ? sizes.slice(0, first) : sizes).map(children)}
      {hasFold && (
        <li className="grid">
          <button
            type="button"
            className="type-small figures min-h-11 text-ink-2 underline underline-offset-4 hover:text-ink"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('product.fewer') : t('titles.more', { count: rest.length })}
            <span className="sr-only"> {t('product.sizes')}</span>
          </button>
        </li>
      )}
    </ul>
  );
};
