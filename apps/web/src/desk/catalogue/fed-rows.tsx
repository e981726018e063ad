import { useQuery } from '@tanstack/react-query';
import type { FedRow } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { fedRowsQuery } from './api.ts';

const Values = ({ row }: { row: FedRow }) => (
  <dl className="type-card grid grid-cols-[minmax(5rem,auto)_1fr] gap-x-4 gap-y-1 bg-tint p-3">
    {row.fields.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="text-ink-2">{name}</dt>
        <dd className="wrap-anywhere font-mono text-[0.75rem] leading-5">{value}</dd>
      </div>
    ))}
  </dl>
);

const Rows = ({ rows }: { rows: readonly FedRow[] }) => {
  const [at, setAt] = useState(0);
  const row = rows[Math.min(at, rows.length - 1)];
  if (!row) return null;
  return (
    <>
      <p className="type-card mb-2 flex flex-wrap items-center gap-x-4 text-ink-2">
        {t('desk.catalogue.line', { line: row.line })}
        {rows.length > 1 && (
          <span className="flex items-center gap-x-4">
            {t('desk.catalogue.rowOf', { at: at + 1, count: rows.length })}
            <TextButton disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('desk.catalogue.previousRow')}
            </TextButton>
            <TextButton disabled={at === rows.length - 1} onClick={() => setAt(at + 1)}>
              {t('desk.catalogue.nextRow')}
            </TextButton>
          </span>
        )}
      </p>
      <Values row={row} />
    </>
  );
};

/** The rows of a product in its store's feed. */
export const FedRows = ({ id }: { id: string }) => {
  const { data, isError, isPending, refetch } = useQuery(fedRowsQuery(id));
  if (isError) return <FailedLoad onRetry={() => void refetch()}>{t('desk.catalogue.feedUnreadable')}</FailedLoad>;
  if (isPending)
    return (
      <div aria-busy="true">
        <p className="type-card mb-3 text-ink-2">{t('desk.catalogue.feedSearch')}</p>
        {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'].map((width) => (
          <SkeletonLine key={width} className={`mb-3 ${width}`} />
        ))}
      </div>
    );
  return data.reason ? <p className="type-card text-ink-2">{data.reason}.</p> : <Rows rows={data.data} />;
};
