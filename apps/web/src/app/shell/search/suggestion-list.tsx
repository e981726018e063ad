import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { isSheetEntry } from '../../../lib/use-sheet.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { emphasize } from './emphasis.ts';
import { type Row, type RowGroup, rowId } from './suggestion-rows.ts';

type Props = {
  id: string;
  groups: readonly RowGroup[];
  /** An element below the groups, set off by a line. */
  last?: Row;
  typed: string;
  /** The index of the selected row among all rows, or -1. */
  active: number;
  onFollow: (row: Row) => void;
};

const Name = ({ name, typed }: { name: string; typed: string }) => (
  <span className="min-w-0 flex-1 truncate text-ink-2">
    {emphasize(name, typed).map(({ text, isTyped }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no key.
      <span key={place} className={isTyped ? 'font-medium text-ink' : ''}>
        {text}
      </span>
    ))}
  </span>
);

const ProductFace = ({
  name,
  typed,
  product,
}: {
  name: string;
  typed: string;
  product: NonNullable<Row['product']>;
}) => (
  <>
    <span className="dimmed-in-dark h-15 w-12 shrink-0 bg-ground">
      <Picture
        className="size-full object-contain"
        src={product.picture}
        alt=""
        width={48}
        height={60}
        sizes="48px"
        fallback={null}
      />
    </span>
    <span className="type-card min-w-0 flex-1">
      <span className="block truncate font-semibold">{product.brand}</span>
      <span className="flex" lang={product.lang}>
        <Name name={name} typed={typed} />
      </span>
    </span>
    <div className="type-card shrink-0">
      <Price
        price={product.price}
        retailPrice={product.retailPrice}
        retailKind={product.retailKind}
        quote={product.quote}
      />
    </div>
  </>
);

type OptionProps = { id: string; row: Row; typed: string; isActive: boolean; isLast?: boolean; onFollow: () => void };

const Option = ({ id, row, typed, isActive, isLast = false, onFollow }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={row.href}
    // On phones, the search is a screen over the page.
    replace={isSheetEntry(useLocation()) || undefined}
    className={`-mx-3 flex items-center gap-3 px-3 hover:bg-tint aria-selected:bg-tint ${row.product ? 'min-h-18' : 'min-h-11 md:min-h-10'}`}
    onClick={onFollow}
  >
    {row.product ? (
      <ProductFace name={row.name} typed={typed} product={row.product} />
    ) : (
      <Name name={row.name} typed={isLast ? row.name : typed} />
    )}
    {row.place && <span className="type-small shrink-0 text-ink-3">{row.place}</span>}
    {isLast && <Icon name="arrow-right" size={16} />}
  </Link>
);

/**
 * Suggestions in groups. The focus stays in the field; `aria-activedescendant` names the selected row to screen
 * readers.
 */
export const SuggestionList = ({ id, groups, last, typed, active, onFollow }: Props) => {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0));
  const lastPlace = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div id={id} role="listbox" aria-label={t('shell.suggestions')}>
      {groups.map(({ title, rows }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets.
        <div key={title} role="group" aria-label={title} className="mb-3">
          <div className="type-eyebrow mb-1 text-ink-2" aria-hidden="true">
            {title}
          </div>
          {rows.map((row, place) => (
            <Option
              key={row.href}
              id={rowId(id, (starts[index] ?? 0) + place)}
              row={row}
              typed={typed}
              isActive={active === (starts[index] ?? 0) + place}
              onFollow={() => onFollow(row)}
            />
          ))}
        </div>
      ))}
      {last && (
        <div role="presentation" className={groups.length > 0 ? 'border-t border-line pt-2' : ''}>
          <Option
            id={rowId(id, lastPlace)}
            row={last}
            typed=""
            isActive={active === lastPlace}
            isLast
            onFollow={() => onFollow(last)}
          />
        </div>
      )}
    </div>
  );
};
