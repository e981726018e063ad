import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { popularSearchesQuery } from '../api.ts';

/** Popular searches as links; nothing until they are loaded. */
export const PopularSearches = ({ hrefOf }: { hrefOf: (keyword: string) => string }) => {
  const headingId = useId();
  const { data } = useQuery(popularSearchesQuery);
  if (!data || data.queries.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby={headingId}>
      <h3 id={headingId} className="type-eyebrow text-ink-2">
        {t('searches.popular')}
      </h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {data.queries.map((query) => (
          <li key={query}>
            <Link
              className="inline-flex min-h-11 items-center border border-line-2 px-4 hover:border-ink"
              to={hrefOf(query)}
            >
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
