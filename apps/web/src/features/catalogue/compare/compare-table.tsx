import type { UseQueryResult } from '@tanstack/react-query';
import type { Compared } from '@wearfolio/contracts/compared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../lib/api-client.ts';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { t } from '../../../lib/t.tsx';
import { buttonClass, TextButton } from '../../../ui/button.tsx';
import { TryAgain } from '../../../ui/failed-load.tsx';
import { Price } from '../../../ui/price.tsx';
import { CardPicture } from '../card/card-picture.tsx';
import { type ProductDetails, picturesOf, shownColors } from '../product/offer.ts';
import { outPath, productPath } from '../product-url.ts';
import { amountOf, type Column, isDifferent, isKnown, lowestOf, type Row, rows } from './compared.ts';

/** A product of the address, its reply, and what its column shows once it is known. */
export type Entry = { item: Compared; reply: UseQueryResult<ProductDetails>; column: Column | null };

type Props = {
  entries: readonly Entry[];
  /** Whether rows in which all products are alike are left out. */
  isShort: boolean;
  onRemove: (item: Compared) => void;
};

/**
 * Two products side by side on phones, three on small tablets, all elsewhere. Where more follow, the next one is cut to
 * show it.
 */
const widths: Readonly<Record<number, string>> = {
  1: 'w-1/2 md:w-1/4',
  2: 'w-full md:w-1/2',
  3: 'w-[136%] sm:w-full md:w-3/4',
  4: 'w-[181%] sm:w-[124%] md:w-full',
};

/** Sideways scrolling, where not all fit. */
const scrolling: Readonly<Record<number, string>> = { 3: 'max-sm:overflow-x-auto', 4: 'max-md:overflow-x-auto' };

/**
 * Names stay below the header of the page, and pictures scroll away above them. Not where the table scrolls sideways: CSS
 * then knows no place of the page to stay at. `--column` is the width of a column.
 */
const staying: Readonly<Record<number, string>> = {
  1: 'sticky [--column:50cqw]',
  2: 'sticky [--column:50cqw]',
  3: 'sm:sticky [--column:33cqw]',
  4: 'md:sticky',
};
const stay =
  'z-1 bg-paper [box-shadow:0_1px_var(--color-line)] top-[calc(var(--header-fixed-height)-1.25*(var(--column)-24px)-4px)] md:[--column:25cqw]';

const cell = 'snap-start px-2 pb-4 text-start align-top font-normal md:px-3';

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <p className="needs-screen">
    <TextButton className="type-small text-ink-2" aria-label={t('ui.removeName', { name })} onClick={onRemove}>
      {t('ui.remove')}
    </TextButton>
  </p>
);

const Head = ({ column: { details, color, offer } }: { column: Column }) => {
  const path = productPath({ ...details.card, store_count: 1 }, color?.color_id);
  return (
    <>
      <Link className="block outline-offset-2" to={path} tabIndex={-1} aria-hidden="true">
        <CardPicture
          card={details.card}
          src={picturesOf(details, color)[0] ?? null}
          sizes="(width >= 769px) 25vw, 45vw"
          isFirst
          isSoldOut={offer ? !offer.in_stock : details.card.stock === 0}
        />
      </Link>
      <p className="mt-3 font-semibold wrap-anywhere">{details.brand_name}</p>
      <Link className="mt-0.5 inline-block min-h-6 wrap-anywhere hover:underline" lang={details.card.lang} to={path}>
        {details.name}
      </Link>
      {color && shownColors(details).includes(color) && (
        <p className="type-small mt-0.5 text-ink-2">{nameOfColor(color)}</p>
      )}
    </>
  );
};

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Replaces the head of a product that is loading, gone, or could not be loaded. */
const Missing = ({ reply: { error, refetch } }: Entry) => {
  if (!error) return <div className="aspect-4/5 animate-pulse bg-tint" />;
  return (
    <p
      className="grid aspect-4/5 place-content-center place-items-center gap-2 bg-tint p-3 text-center text-ink-2"
      role="alert"
    >
      {isGone(error) ? t('product.gone') : t('ui.somethingWentWrong')}
      {!isGone(error) && <TryAgain onRetry={() => void refetch()} />}
    </p>
  );
};

/** A value, with the price as in lists, and a mark on the lowest amount. */
const Value = ({ row, column, lowest }: { row: Row; column: Column; lowest: number | null }): ReactNode => {
  const text = row.textOf(column);
  if (text === '') {
    const isComing = row.key === 'history' && column.history === undefined;
    return <span className="text-ink-3">{isComing ? '…' : t('product.unknown')}</span>;
  }
  const { offer } = column;
  const isLowest = lowest !== null && amountOf(row.key, column) === lowest;
  return (
    <>
      {row.key === 'price' && offer ? (
        <Price
          price={offer.price}
          retailPrice={offer.retail_price}
          retailKind={offer.retail_kind}
          quote={offer.quote}
        />
      ) : (
        <p className="figures wrap-anywhere">{text}</p>
      )}
      {isLowest && (
        <p className="type-small mt-0.5 flex items-center gap-1.5 text-ok">
          <span className="size-[7px] shrink-0 rounded-[50%] bg-current" />
          {t('compare.lowest')}
        </p>
      )}
    </>
  );
};

const ShopLink = ({ column: { details, offer } }: { column: Column }) => {
  const store = offer?.store_name ?? details.store_name;
  return (
    <a
      className={`${buttonClass({ look: 'outlined' })} w-full px-2! whitespace-normal`}
      href={outPath(offer?.product_id ?? details.id)}
      target="_blank"
      rel="sponsored noopener"
    >
      {offer?.in_stock === false ? t('product.see') : t('product.shop')}
      <span className="sr-only"> {t('product.atStoreNewTab', { storeName: store })}</span>
    </a>
  );
};

/** The products of a comparison as columns. The name of a row says whether they differ. */
export const CompareTable = ({ entries, isShort, onRemove }: Props) => {
  const columns = entries.flatMap(({ column }) => column ?? []);
  const shown = rows
    .filter((row) => isKnown(row, columns))
    .map((row) => ({ row, differs: isDifferent(row, columns) }))
    .filter(({ differs }) => differs || !isShort);
  return (
    <section
      className={`@container relative -mx-(--margin) snap-x ${scrolling[entries.length] ?? ''} scroll-px-[calc(var(--margin)-8px)] px-[calc(var(--margin)-8px)] md:scroll-px-[calc(var(--margin)-12px)] md:px-[calc(var(--margin)-12px)]`}
      aria-label={t('compare.products')}
    >
      <table className={`table-fixed border-collapse ${widths[entries.length] ?? ''}`}>
        <thead>
          <tr>
            {entries.map((entry) => (
              <th key={entry.item.id} scope="col" className={`${cell} ${stay} ${staying[entries.length] ?? ''}`}>
                {entry.column ? <Head column={entry.column} /> : <Missing {...entry} />}
                <RemoveButton
                  name={entry.column?.details.name ?? t('product.product')}
                  onRemove={() => onRemove(entry.item)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ row, differs }) => {
          const lowest = lowestOf(row.key, columns);
          const isComing = row.key === 'history' && columns.every(({ history }) => history === undefined);
          return (
            <tbody key={row.key} className={`${differs ? '' : 'text-ink-2'} ${isComing ? 'needs-script' : ''}`}>
              <tr className="border-t border-line">
                <th
                  scope="rowgroup"
                  colSpan={entries.length}
                  className="px-2 pt-3 pb-1 text-start font-medium text-ink md:px-3"
                >
                  <span className="sticky start-2 md:start-3">
                    {t(row.name)}
                    {differs && <span className="type-small ms-2 font-normal text-ink-3">{t('compare.differs')}</span>}
                  </span>
                </th>
              </tr>
              <tr>
                {entries.map(({ item, column }) => (
                  <td key={item.id} className={cell}>
                    {column ? <Value row={row} column={column} lowest={lowest} /> : <span aria-hidden="true">–</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          );
        })}
        <tbody className="needs-screen">
          <tr className="border-t border-line">
            {entries.map(({ item, column }) => (
              <td key={item.id} className={`${cell} pt-4`}>
                {column && <ShopLink column={column} />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
};
