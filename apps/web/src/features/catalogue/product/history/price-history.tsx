import { useQuery } from '@tanstack/react-query';
import { message } from '@wearfolio/messages/key';
import { useState } from 'react';
import { t } from '../../../../lib/t.tsx';
import { priceHistoryQuery } from '../../api.ts';
import { type HistoryMoney, moneyOf } from './history-money.ts';
import { PriceChart } from './price-chart.tsx';
import { dayOf, dayText, type History, hasOwnLine, rowsOf, type Stretch, stretchOf } from './price-stretch.ts';

const periods = [
  { days: 30, name: message('product.days30') },
  { days: 90, name: message('product.days90') },
  { days: 365, name: message('product.year') },
] as const;

/** The minimum number of observed days for a chart. */
const fewestDays = 7;

/** Whether the shop has observed the product for too short a time for a chart. */
const isYoung = ({ since, observed_days: days }: History): boolean => since === null || days < fewestDays;

const priceText = (price: number | null, money: HistoryMoney): string =>
  price === null ? t('product.notSoldTitle') : money(price);

type TableProps = { stretch: Stretch; storeName: string; money: HistoryMoney };

const PriceTable = ({ stretch, storeName, money }: TableProps) => (
  <table className="type-small figures mt-3 w-full text-start">
    <thead>
      <tr className="border-b border-line text-ink-3">
        <th className="py-2 font-normal" scope="col">
          {t('product.from')}
        </th>
        <th className="py-2 text-end font-normal" scope="col">
          {t('product.lowestAtAny')}
        </th>
        <th className="py-2 text-end font-normal" scope="col">
          {storeName}
        </th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(stretch).map(({ day, lowest, store }) => (
        <tr key={day} className="border-b border-line">
          <td className="py-2">{dayText(day, stretch.last)}</td>
          <td className="py-2 text-end">{priceText(lowest, money)}</td>
          <td className="py-2 text-end">{store === null ? '–' : priceText(store, money)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A price in the summary, with 'today' if it is today's price. */
const summaryOf = ({ usual, least, most, lowest }: Stretch, money: HistoryMoney, since: string): string => {
  if (least === most) return t('compare.onePrice', { price: money(least), since });
  const prices = { usual: money(usual), least: money(least), most: money(most), since };
  return lowest.at(-1) === least ? t('product.historyToday', prices) : t('product.history', prices);
};

const LineNames = ({ stretch, storeName }: { stretch: Stretch; storeName: string }) => (
  <p className="type-small flex flex-wrap gap-x-5 text-ink-2" aria-hidden="true">
    <span>{t('product.lowestLegend')}</span>
    {hasOwnLine(stretch) && <span>- - {storeName}</span>}
  </p>
);

type Props = { history: History; today: number };

/** Replaces the chart if the shop has few prices of the product. */
const Young = ({ history: { since }, today }: Props) => (
  <p className="type-small mt-3 text-ink-2">
    {since === null
      ? t('product.noPrices')
      : t('product.trackedSince', { day: dayText(dayOf(since), today), fewestDays })}
  </p>
);

const Shown = ({ history, today }: Props) => {
  const [days, setDays] = useState<number>(90);
  const [isTable, setIsTable] = useState(false);
  const stretch = stretchOf(history, days, today);
  if (history.since === null || isYoung(history) || !stretch) return <Young history={history} today={today} />;
  const since = dayText(dayOf(history.since), today);
  const { store_name: storeName, currency } = history.store;
  const money = moneyOf(history);
  const summary = summaryOf(stretch, money, since);
  return (
    <>
      <fieldset className="type-small -mt-8 mb-3 ms-auto flex w-fit gap-x-5">
        <legend className="sr-only">{t('product.period')}</legend>
        {periods.map((period) => (
          <button
            key={period.days}
            type="button"
            aria-pressed={days === period.days}
            className="min-h-11 border-b border-clear text-ink-2 aria-pressed:border-ink aria-pressed:font-medium aria-pressed:text-ink md:min-h-6"
            onClick={() => setDays(period.days)}
          >
            {t(period.name)}
          </button>
        ))}
      </fieldset>
      {isTable ? (
        <PriceTable stretch={stretch} storeName={storeName} money={money} />
      ) : (
        <PriceChart
          stretch={stretch}
          storeName={storeName}
          money={money}
          isLowest={history.lowest_in_90_days}
          summary={summary}
        />
      )}
      <div className="mt-2 flex items-baseline justify-between gap-x-4">
        {isTable ? <span /> : <LineNames stretch={stretch} storeName={storeName} />}
        <button
          type="button"
          className="type-small min-h-11 shrink-0 underline underline-offset-4 md:min-h-6"
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? t('product.asChart') : t('product.asTable')}
        </button>
      </div>
      <p className="type-small figures mt-1 text-ink-2">{summary}</p>
      {history.is_demo && <p className="type-small mt-1 text-ink-3">{t('product.demoPrices')}</p>}
      {currency !== null && (
        <p className="type-small mt-1 text-ink-3">{t('product.quotedIn', { storeName, currency })}</p>
      )}
    </>
  );
};

/** The price history of a product over the last year; nothing if it cannot be loaded. */
export const PriceHistory = ({ productId }: { productId: number }) => {
  const { data, isError } = useQuery(priceHistoryQuery(productId));
  const [today] = useState(() => Math.floor(Date.now() / 86_400_000));
  if (isError) return null;
  return (
    <section
      className={`mt-8 border-t border-line pt-5 ${data && isYoung(data) ? '' : 'min-h-72'}`}
      aria-labelledby="price-history"
    >
      <h2 id="price-history" className="type-small-heading w-fit">
        {t('product.price')}
      </h2>
      {data && <Shown history={data} today={today} />}
    </section>
  );
};
