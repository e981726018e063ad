import { useQuery } from '@tanstack/react-query';
import type { getInsight, InsightName } from '@wearfolio/contracts/desk-insight';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { insightQuery } from './api.ts';
import { Chart } from './chart.tsx';
import { DaysTable } from './days-table.tsx';
import { Figures } from './figures.tsx';
import { InsightTable } from './insight-table.tsx';
import { Legend } from './legend.tsx';

type Props = { name: InsightName; days: string; isCompared: boolean };

const Found = ({ name, days, isCompared, found: { data, currency } }: Props & { found: Reply<typeof getInsight> }) => {
  const [chosen, setChosen] = useState(name === 'commissions' ? 3 : 0);
  const at = Math.min(chosen, data.measures.length - 1);
  const measure = data.measures[at];
  return (
    <>
      <Figures curve={data} currency={currency} isCompared={isCompared} chosen={at} onChoose={setChosen} />
      {measure && (
        <figure className="mt-5">
          <Chart days={data.days} measure={measure} at={at} currency={currency} isCompared={isCompared} />
          <figcaption className="mt-2">
            <Legend isCompared={isCompared} />
          </figcaption>
        </figure>
      )}
      <DaysTable curve={data} days={days} currency={currency} isCompared={isCompared} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {data.tables.map((table) => (
          <InsightTable
            key={table.key}
            name={name}
            days={days}
            table={table}
            currency={currency}
            isCompared={isCompared}
          />
        ))}
      </div>
    </>
  );
};

/** The totals, the chart and the tables of a page of insight. */
export const InsightBody = (props: Props) => (
  <Loaded
    query={useQuery(insightQuery(props.name, props.days))}
    skeleton={
      <div aria-busy="true">
        <Skeleton className="h-24" />
        <Skeleton className="mt-6 h-60" />
      </div>
    }
  >
    {(found) => <Found {...props} found={found} />}
  </Loaded>
);
