import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { getInsightOverview } from '@wearfolio/contracts/desk-insight';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { overviewQuery } from './api.ts';
import { amountText, changeText, headlines, headlineWords } from './words.ts';

const Totals = ({ reply }: { reply: Reply<typeof getInsightOverview> }) => (
  <ul className="grid grid-cols-2 border-t border-line sm:grid-cols-3">
    {headlines.map(([name, key]) => {
      const curve = reply.data.find((one) => one.name === name);
      const at = curve?.measures.findIndex((one) => one.key === key) ?? -1;
      const measure = curve?.measures[at];
      if (!curve || !measure) return null;
      return (
        <li key={`${name} ${key}`} className="border-b border-line">
          <Link to={deskPaths[name]} className="group block min-w-0 py-3 pe-4">
            <span className="type-small block text-ink-2 group-hover:underline">
              {headlineWords[key] ?? measure.name}
            </span>
            <span className="figures flex flex-wrap items-baseline gap-x-2">
              <span className="type-heading">{amountText(curve.now[at], measure, reply.currency)}</span>
              <span className="type-small text-ink-3">{changeText(curve.now[at], curve.before[at])}</span>
            </span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** The totals of the last 7 days, each with its change and a link to its page. */
export const Week = () => (
  <Loaded query={useQuery(overviewQuery('7'))} skeleton={<Skeleton className="h-44" />}>
    {(reply) => <Totals reply={reply} />}
  </Loaded>
);
