import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { getInsightOverview, InsightCurve } from '@wearfolio/contracts/desk-insight';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { overviewQuery } from '../insight/api.ts';
import { Chart } from '../insight/chart.tsx';
import { Legend } from '../insight/legend.tsx';
import { PeriodBar } from '../insight/period-bar.tsx';
import { usePeriod } from '../insight/use-period.ts';
import { amountText, changeText, headlines, headlineWords } from '../insight/words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

type CurveProps = { curve: InsightCurve; measure: string; currency: string; isCompared: boolean };

const Curve = ({ curve: { name, measures, now, before, days }, measure: key, currency, isCompared }: CurveProps) => {
  const at = measures.findIndex((one) => one.key === key);
  const measure = measures[at];
  if (!measure) return null;
  return (
    <section className="min-w-0">
      <h2 className="type-card">
        <Link className="font-medium hover:underline" to={deskPaths[name]}>
          {headlineWords[key] ?? measure.name}
        </Link>
      </h2>
      <p className="figures flex items-baseline gap-3">
        <span className="type-heading">{amountText(now[at], measure, currency)}</span>
        {isCompared && <span className="type-small text-ink-3">{changeText(now[at], before[at])}</span>}
      </p>
      <Chart days={days} measure={measure} at={at} currency={currency} isCompared={isCompared} height={150} />
    </section>
  );
};

type CurvesProps = { reply?: Reply<typeof getInsightOverview>; period: ReturnType<typeof usePeriod> };

const Curves = ({ reply, period }: CurvesProps) => (
  <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3" aria-busy={!reply}>
    {headlines.map(([name, measure]) => {
      const curve = reply?.data.find((one) => one.name === name);
      const id = `${name} ${measure}`;
      if (!reply || !curve) return <Skeleton key={id} className="h-56" />;
      return (
        <Curve key={id} curve={curve} measure={measure} currency={reply.currency} isCompared={period.isCompared} />
      );
    })}
  </div>
);

/** All measures of insight on one page. */
export const InsightOverview = () => {
  const period = usePeriod();
  const query = useQuery(overviewQuery(period.days));
  return (
    <Page title={t('desk.parts.insight')} intro={t('desk.insight.overviewIntro')} actions={<PeriodBar {...period} />}>
      <Loaded query={query} skeleton={<Curves period={period} />}>
        {(reply) => (
          <>
            <Curves reply={reply} period={period} />
            <div className="mt-6">
              <Legend isCompared={period.isCompared} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
};
