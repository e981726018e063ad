import { useQueries } from '@tanstack/react-query';
import { type Compared, comparePath, mostCompared, parseCompared } from '@wearfolio/contracts/compared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shopPath } from '../app/paths.ts';
import { priceHistoryQuery, productQuery } from '../features/catalogue/api.ts';
import { CompareTable, type Entry } from '../features/catalogue/compare/compare-table.tsx';
import { columnOf } from '../features/catalogue/compare/compared.ts';
import { keepComparison, useOwnComparison } from '../features/catalogue/compare/own-comparison.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../lib/t.tsx';
import { pageTitle } from '../lib/titles.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Switch } from '../ui/form/switch.tsx';
import { RecentlyViewedStrip } from './parts/recently-viewed-strip.tsx';

const Empty = ({ own }: { own: readonly Compared[] }) => (
  <div className="min-h-60">
    <p className="max-w-[60ch] text-ink-2">{t('compare.empty', { most: mostCompared })}</p>
    <p className="mt-6 flex flex-wrap gap-x-8">
      {own.length > 0 && (
        <Link className="inline-flex min-h-11 items-center" to={comparePath(own)}>
          <span className="underlined">{t('compare.own', { count: own.length })}</span>
        </Link>
      )}
      <Link className="inline-flex min-h-11 items-center" to={shopPath('weekly_product')}>
        <span className="underlined">{t('ui.newestFinds')}</span>
      </Link>
    </p>
  </div>
);

const useEntries = (items: readonly Compared[]): Entry[] => {
  const isHydrated = useIsHydrated();
  const [today] = useState(() => Math.floor(Date.now() / 86_400_000));
  const replies = useQueries({ queries: items.map(({ id }) => productQuery(id)) });
  const histories = useQueries({
    queries: items.map(({ id }) => ({ ...priceHistoryQuery(id), enabled: isHydrated })),
  });
  return items.flatMap((item, at) => {
    const reply = replies[at];
    if (!reply) return [];
    const { data, isError = false } = histories[at] ?? {};
    const rest = { history: isError ? null : data, today };
    return { item, reply, column: reply.data ? columnOf(reply.data, item, rest) : null };
  });
};

/**
 * Up to four products side by side (behavior.md#product-compare). The address has them all, so it can be shared. The
 * browser keeps the shopper's own comparison; a shared one becomes the own one if there was none.
 */
export const Compare = () => {
  useDocumentTitle(pageTitle('compare'));
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const stored = useOwnComparison();
  const own = useIsHydrated() ? stored : [];
  const asked = parseCompared(new URLSearchParams(search));
  const items = asked.slice(0, mostCompared);
  const [isShort, setShort] = useState(false);
  const entries = useEntries(items);
  const address = comparePath(items);
  const isOwn = comparePath(own) === address;

  const adopt = useEffectEvent(() => {
    if (stored.length === 0 && items.length > 0) keepComparison(items);
  });
  // Only when the page opens: an own comparison that was emptied since stays empty.
  useEffect(() => adopt(), []);

  const remove = ({ id }: Compared) => {
    const left = asked.filter((item) => item.id !== id);
    if (isOwn) keepComparison(left.slice(0, mostCompared));
    // The pressed button is gone with its column.
    heading.current?.focus();
    void navigate(comparePath(left), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <div className="page-margins pt-6 md:pt-12">
        <meta name="robots" content="noindex" />
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h1 ref={heading} className="type-title" tabIndex={-1}>
            {t('product.compare')}
          </h1>
          {items.length > 1 && (
            <div className="needs-script needs-screen">
              <Switch label={t('compare.onlyDifferences')} isOn={isShort} onSwitch={setShort} />
            </div>
          )}
        </div>
        {asked.length > mostCompared && (
          <p className="mb-6 bg-soft-warn p-4" role="status">
            {t('compare.tooMany', { most: mostCompared, count: asked.length })}
          </p>
        )}
        {items.length === 0 && <Empty own={own} />}
        {items.length > 0 && <CompareTable entries={entries} isShort={isShort} onRemove={remove} />}
        {items.length > 0 && (
          <p className="needs-screen mt-6 max-w-[60ch] text-ink-2">
            {items.length < mostCompared
              ? t('compare.more', { most: mostCompared })
              : t('compare.full', { most: mostCompared })}
          </p>
        )}
        {items.length > 0 && own.length > 0 && !isOwn && (
          <Link className="inline-flex min-h-11 items-center" to={comparePath(own)}>
            <span className="underlined">{t('compare.own', { count: own.length })}</span>
          </Link>
        )}
      </div>
      <RecentlyViewedStrip />
    </>
  );
};
