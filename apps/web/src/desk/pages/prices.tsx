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
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { formatMoney } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { pricesQuery } from '../decisions/api.ts';
import { HeldStores } from '../decisions/held-stores.tsx';
import { QueuePage } from '../decisions/queue-page.tsx';
import { useKeys } from '../parts/keys.tsx';
import { Part } from '../parts/page.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { Time } from '../parts/time.tsx';

const words: Record<PriceList, { tab: string; intro: string; empty: string; before: string; after: string }> = {
  held: {
    tab: t('desk.decisions.held'),
    intro: t('desk.decisions.heldIntro'),
    empty: t('desk.decisions.noPricesWaiting'),
    before: t('desk.parts.inShop'),
    after: t('desk.decisions.feed'),
  },
  rejected: {
    tab: t('desk.decisions.rejected'),
    intro: t('desk.decisions.rejectWarning'),
    empty: t('desk.decisions.noRejected'),
    before: t('desk.parts.inShop'),
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

const decisionWords: Record<PriceDecision, string> = {
  accept: t('desk.parts.hintAccept'),
  reject: t('desk.parts.hintReject'),
  undo: t('desk.parts.hintUndo'),
};

/** The decisions of each list, by their keys. */
const deeds: Record<PriceList, readonly (readonly [key: string, decision: PriceDecision])[]> = {
  held: [
    ['a', 'accept'],
    ['r', 'reject'],
  ],
  rejected: [['a', 'accept']],
  shown: [['u', 'undo']],
};

const hintsOf = (list: PriceList, isEditor: boolean) => [
  ['J K', list === 'held' ? t('desk.decisions.skipBack') : t('desk.parts.nextBack')] as const,
  ...(isEditor ? deeds[list].map(([key, decision]) => [key.toUpperCase(), decisionWords[decision]] as const) : []),
];

const buttonWords = (decision: PriceDecision, { after }: PriceJump): string => {
  if (decision === 'undo') return t('ui.undo');
  return decision === 'reject'
    ? t('desk.decisions.reject')
    : t('desk.decisions.acceptPrice', { price: formatMoney(after) });
};

const Decisions = ({ item, list }: { item: PriceJump; list: PriceList }) => {
  const decide = useChange({
    mutationFn: (decision: PriceDecision) =>
      call(decideDeskPrices, {
        body: { decision, product: item.id, price: item.after, was_rejected: list === 'rejected' },
      }),
  });
  const act = (decision: PriceDecision) => (): void => {
    if (!decide.isPending) decide.mutate(decision);
  };
  useKeys(Object.fromEntries(deeds[list].map(([key, decision]) => [key, act(decision)])));
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
      {deeds[list].map(([key, decision]) => (
        <Button
          key={key}
          {...(decision !== 'accept' && { look: 'outlined' })}
          size="float"
          disabled={decide.isPending}
          onClick={act(decision)}
        >
          {buttonWords(decision, item)}
        </Button>
      ))}
    </div>
  );
};

const usePrices = (list: PriceList, page: number) => useQuery(pricesQuery(list, page));

/** Prices that jumped, one at a time or all of a store. */
export const Prices = () => (
  <QueuePage
    title={t('desk.decisions.priceJumps')}
    right="feeds-change"
    lists={priceLists}
    words={words}
    pageSize={decisionPageSize}
    useList={usePrices}
    keyOf={({ id }) => String(id)}
    nextWords={(list) => (list === 'held' ? t('desk.decisions.skip') : t('desk.parts.next'))}
    hints={hintsOf}
    below={({ stores }, isEditor) =>
      stores.length > 0 && (
        <Part title={t('desk.decisions.byStore')}>
          <HeldStores stores={stores} isEditor={isEditor} />
        </Part>
      )
    }
  >
    {(item, list, isEditor) => (
      <>
        <Jump jump={item} list={list} />
        {isEditor && <Decisions item={item} list={list} />}
      </>
    )}
  </QueuePage>
);
