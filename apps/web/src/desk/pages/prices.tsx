import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  decideDeskPrices,
  decisionPageSize,
  type PriceDecision,
  type PriceJump,
  type PriceList,
  priceLists,
} from '@wearfolio/contracts/desk-decisions';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { formatMoney } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { pricesQuery } from '../decisions/api.ts';
import { HeldStores } from '../decisions/held-stores.tsx';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { QueueBar } from '../decisions/queue-bar.tsx';
import { useQueue } from '../decisions/use-queue.ts';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<PriceList, { tab: string; intro: string; empty: string; before: string; after: string }> = {
  held: {
    tab: t('desk.decisions.held'),
    intro: t('desk.decisions.heldIntro'),
    empty: t('desk.decisions.noPricesWaiting'),
    before: t('desk.decisions.shop'),
    after: t('desk.decisions.feed'),
  },
  rejected: {
    tab: t('desk.decisions.rejected'),
    intro: t('desk.decisions.rejectWarning'),
    empty: t('desk.decisions.noRejected'),
    before: t('desk.decisions.shop'),
    after: t('desk.decisions.feed'),
  },
  shown: {
    tab: t('desk.decisions.wentThrough'),
    intro: t('desk.decisions.jumpsIntro'),
    empty: t('desk.decisions.noJumps'),
    before: t('desk.decisions.before'),
    after: t('desk.decisions.after'),
  },
};

// U+2212, the minus sign of the cards.
const shareOf = ({ before, after }: PriceJump): string => {
  const share = Math.round((100 * (after - before)) / Math.max(before, 0.01));
  return share < 0 ? `−${-share}%` : `+${formatNumber(share)}%`;
};

const Amount = ({ name, price, retail }: { name: string; price: number; retail: number | null }) => (
  <div>
    <dt className="type-small text-ink-2">{name}</dt>
    <dd className="figures text-[1.375rem] leading-8">
      {formatMoney(price)}
      {retail !== null && (
        <span className="type-card ms-2 text-ink-3">{t('desk.decisions.regular', { price: formatMoney(retail) })}</span>
      )}
    </dd>
  </div>
);

const Jump = ({ jump, list }: { jump: PriceJump; list: PriceList }) => (
  <div className="flex gap-5">
    <Thumb src={jump.image} className="h-50 w-40" />
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        <Link to={`${deskPaths.product}?id=${jump.id}`} className="underlined">
          {jump.title}
        </Link>
      </p>
      <p className="type-card text-ink-2">
        {jump.store} · <Time at={jump.at} />
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <Amount name={words[list].before} price={jump.before} retail={jump.before_retail} />
        <Amount name={words[list].after} price={jump.after} retail={jump.after_retail} />
        <div>
          <dt className="type-small text-ink-2">{t('desk.decisions.change')}</dt>
          <dd className={`figures text-[1.375rem] leading-8 ${jump.after < jump.before ? 'text-sale' : 'text-warn'}`}>
            {shareOf(jump)}
          </dd>
        </div>
      </dl>
    </div>
  </div>
);

/** The number of items in a list, if the server counts them. */
const totalOf = (list: PriceList, counts: { held: number; rejected: number } | undefined): number | undefined =>
  list === 'shown' ? undefined : counts?.[list];

type DecisionsProps = {
  item: PriceJump;
  list: PriceList;
  isBusy: boolean;
  onDecide: (decision: PriceDecision) => void;
};

const Decisions = ({ item, list, isBusy, onDecide }: DecisionsProps) => (
  <div className="mt-5 flex flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
    {list === 'shown' ? (
      <Button look="outlined" size="float" disabled={isBusy} onClick={() => onDecide('undo')}>
        {t('ui.undo')}
      </Button>
    ) : (
      <Button size="float" disabled={isBusy} onClick={() => onDecide('accept')}>
        {t('desk.decisions.acceptPrice', { price: formatMoney(item.after) })}
      </Button>
    )}
    {list === 'held' && (
      <Button look="outlined" size="float" disabled={isBusy} onClick={() => onDecide('reject')}>
        {t('desk.decisions.reject')}
      </Button>
    )}
  </div>
);

/** The buttons that decide on an item, by list. */
const usePrices = (list: PriceList) => {
  const [page, setPage] = useState(1);
  const prices = useQuery(pricesQuery(list, page));
  const { data } = prices;
  const known = (page - 1) * decisionPageSize + (data?.data.length ?? 0) + (data?.has_more ? 1 : 0);
  const total = totalOf(list, data?.counts) ?? known;
  const queue = useQueue({ items: data?.data, page, pageSize: decisionPageSize, total, onPage: setPage });
  const { item } = queue;
  const decide = useChange({
    mutationFn: (decision: PriceDecision) =>
      call(decideDeskPrices, {
        body: { decision, product: item?.id ?? 0, price: item?.after ?? 0, was_rejected: list === 'rejected' },
      }),
  });
  const act = (decision: PriceDecision): void => {
    if (item && !decide.isPending) decide.mutate(decision);
  };
  return { prices, queue, total, act, isBusy: decide.isPending, first: () => setPage(1) };
};

type Hint = readonly [key: string, what: string];

/** The decisions of each list, by their keys. */
const deeds: Record<PriceList, readonly (readonly [key: string, decision: PriceDecision])[]> = {
  held: [
    ['a', 'accept'],
    ['r', 'reject'],
  ],
  rejected: [['a', 'accept']],
  shown: [['u', 'undo']],
};

const decisionWords: Record<PriceDecision, string> = {
  accept: t('desk.parts.hintAccept'),
  reject: t('desk.parts.hintReject'),
  undo: t('desk.parts.hintUndo'),
};

const hintsOf = (list: PriceList, isEditor: boolean): Hint[] => [
  ['J K', list === 'held' ? t('desk.decisions.skipBack') : t('desk.decisions.nextBack')],
  ...(isEditor ? deeds[list].map(([key, decision]) => [key.toUpperCase(), decisionWords[decision]] as const) : []),
];

/** Prices that jumped, one at a time or all of a store. */
export const Prices = () => {
  const [params, setParams] = useSearchParams();
  const list = priceLists.find((one) => one === params.get('list')) ?? 'held';
  const { data: session } = useQuery(sessionQuery);
  const { prices, queue, total, act, isBusy, first } = usePrices(list);
  const { data } = prices;
  const { item, next, previous } = queue;
  const isEditor = may(session, 'feeds-change');
  const keys = isEditor ? deeds[list].map(([key, decision]) => [key, () => act(decision)] as const) : [];
  useKeys({ j: next, k: previous, ...Object.fromEntries(keys) });
  const choose = (name: PriceList): void => {
    first();
    setParams(name === 'held' ? {} : { list: name });
  };
  return (
    <Page title={t('desk.decisions.priceJumps')} intro={words[list].intro}>
      <ListTabs
        label={t('desk.decisions.lists')}
        tabs={priceLists.map((name) => ({ name, words: words[name].tab, count: totalOf(name, data?.counts) }))}
        current={list}
        onChoose={choose}
      />
      <Loaded query={prices} empty={() => !item && words[list].empty} />
      {item && (
        <div key={item.id}>
          <QueueBar
            queue={queue}
            total={total}
            nextWords={list === 'held' ? t('desk.decisions.skip') : t('desk.decisions.next')}
            isCounted={list !== 'shown'}
          />
          <Jump jump={item} list={list} />
          {isEditor && <Decisions item={item} list={list} isBusy={isBusy} onDecide={act} />}
        </div>
      )}
      {data && data.stores.length > 0 && (
        <Part title={t('desk.decisions.byStore')}>
          <HeldStores stores={data.stores} isEditor={isEditor} />
        </Part>
      )}
      {item && <KeyHints hints={hintsOf(list, isEditor)} />}
    </Page>
  );
};
