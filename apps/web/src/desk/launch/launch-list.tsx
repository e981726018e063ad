import { useQuery } from '@tanstack/react-query';
import { type LaunchLine, noteBackup, sendTestMail } from '@wearfolio/contracts/desk-launch';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { launchQuery, may, sessionQuery, useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { places } from './places.ts';

const acts = {
  'test-mail': { words: t('desk.overview.sendTestMail'), endpoint: sendTestMail },
  backup: { words: t('desk.overview.backupAction'), endpoint: noteBackup },
} as const;

const ActButton = ({ act }: { act: keyof typeof acts }) => {
  const { words, endpoint } = acts[act];
  const change = useChange({ mutationFn: () => call(endpoint, { body: undefined }) });
  return (
    <Button
      look="outlined"
      size="float"
      className="shrink-0"
      disabled={change.isPending}
      onClick={() => change.mutate()}
    >
      {words}
    </Button>
  );
};

const Line = ({ line: { key, title, detail, is_done }, isEditor }: { line: LaunchLine; isEditor: boolean }) => {
  const href = places[key];
  const act = key === 'test-mail' || key === 'backup' ? key : null;
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <span className="flex min-w-0 items-start gap-3">
        <span
          className={`mt-0.5 flex size-4.5 shrink-0 items-center justify-center border ${is_done ? 'border-ok text-ok' : 'border-line-2 text-transparent'}`}
        >
          <Icon name="check" size={14} />
        </span>
        <span className="min-w-0">
          <span className={`block ${is_done ? 'text-ink-2' : 'font-medium'}`}>
            {href ? (
              <Link to={href} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
            <span className="sr-only">{is_done ? t('desk.overview.done') : t('desk.overview.missing')}</span>
          </span>
          {detail !== null && <span className="type-small block wrap-anywhere text-ink-3">{detail}</span>}
        </span>
      </span>
      {act && isEditor && !is_done && <ActButton act={act} />}
    </li>
  );
};

const Lines = ({ lines, isEditor }: { lines: readonly LaunchLine[]; isEditor: boolean }) => (
  <ul className="gap-x-16 border-t border-line lg:grid lg:grid-cols-2">
    {lines.map((line) => (
      <Line key={line.key} line={line} isEditor={isEditor} />
    ))}
  </ul>
);

const Found = ({ lines, isEditor }: { lines: readonly LaunchLine[]; isEditor: boolean }) => {
  const open = lines.filter(({ is_done }) => !is_done);
  const done = lines.filter(({ is_done }) => is_done);
  return (
    <>
      {open.length === 0 && <p className="mb-2 text-ok">{t('desk.overview.readyToOpen')}</p>}
      {open.length > 0 && <Lines lines={open} isEditor={isEditor} />}
      {done.length > 0 && (
        <details className="mt-2">
          <summary className="type-card min-h-11 cursor-pointer py-2.5 text-ink-2">
            {t('desk.overview.doneOf', { count: done.length, count2: done.length + open.length })}
          </summary>
          <Lines lines={done} isEditor={isEditor} />
        </details>
      )}
    </>
  );
};

/** What must be done before the shop opens. Each line leads to its field and ticks itself. */
export const LaunchList = () => {
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(launchQuery);
  return (
    <Part title={t('desk.overview.beforeShopOpens')}>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(lines) => <Found lines={lines} isEditor={may(session, 'settings-change')} />}
      </Loaded>
    </Part>
  );
};
