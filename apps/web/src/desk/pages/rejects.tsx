import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { listRejects } from '@wearfolio/contracts/desk-feed-imports';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { keywordMax } from '@wearfolio/contracts/limits';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { rejectsQuery } from '../feeds/api.ts';
import { fieldLabel } from '../feeds/mapping.ts';
import { outcomeWords } from '../feeds/words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

type Reason = Reply<typeof listRejects>['reasons'][number];

type RowsOfProps = { all: string; of: Reason };

/** A link to the rows of a reason. One that quotes a store's long id is longer than the list can be asked for. */
const RowsOf = ({ all, of: { field, key, reason } }: RowsOfProps) =>
  key.length > keywordMax ? (
    reason
  ) : (
    <Link to={`${all}&${new URLSearchParams({ field, reason: key })}`} className="underlined">
      {reason}
    </Link>
  );

/** The most common reasons with their rows: whoever repairs a feed starts at the top. */
const Reasons = ({ reasons, all }: { reasons: readonly Reason[]; all: string }) => (
  <Part title={t('desk.parts.reasons')}>
    <div className="max-w-180">
      <Table
        name={t('desk.parts.reasons')}
        columns={[t('desk.feeds.why'), t('desk.feeds.field'), t('desk.parts.rows')]}
        figures={[t('desk.parts.rows')]}
      >
        {reasons.map((one) => (
          <tr key={`${one.field} ${one.key}`}>
            <th scope="row" className="wrap-anywhere">
              <RowsOf all={all} of={one} />
            </th>
            <td>{fieldLabel(one.field)}</td>
            <td>{formatNumber(one.rows)}</td>
          </tr>
        ))}
      </Table>
    </div>
  </Part>
);

/** The refused rows of an import by reason, and in the order of the feed. */
export const Rejects = () => {
  const { params, page, goTo } = useListAddress();
  const asked = (name: string): string => params.get(name) ?? '';
  const [id, field, reason] = [asked('id'), asked('field'), asked('reason')];
  const query = useQuery(rejectsQuery({ id, field, reason, page: String(page) }));
  const { data } = query;
  if (!data)
    return (
      <Page title={t('desk.parts.refusedRows')}>
        <Loaded
          query={query}
          missing={rich('desk.feeds.noImport', {
            link: (words) => (
              <Link to={deskPaths.feeds} className="underlined">
                {words}
              </Link>
            ),
          })}
        />
      </Page>
    );
  const { run, reasons, total, page_size } = data;
  const all = `${deskPaths.rejects}?id=${id}`;
  return (
    <Page
      title={t('desk.parts.refusedRows')}
      intro={
        reason === ''
          ? rich('desk.feeds.rowsOfImport', {
              total,
              outcome: outcomeWords(run.outcome),
              time: () => <Time at={run.started_at} />,
            })
          : rich('desk.feeds.rowsOfReason', {
              total,
              outcome: outcomeWords(run.outcome),
              field: fieldLabel(field),
              reason: data.data[0]?.reason ?? reason,
              time: () => <Time at={run.started_at} />,
              link: (words) => (
                <Link to={all} className="underlined">
                  {words}
                </Link>
              ),
            })
      }
      above={{ href: `${deskPaths.store}?id=${run.store_id}`, words: run.store }}
    >
      {reason === '' && reasons.length > 1 && <Reasons reasons={reasons} all={all} />}
      {total === 0 && (
        <p className="text-ink-2">{reason === '' ? t('desk.feeds.refusedNone') : t('desk.feeds.noRefusedRow')}</p>
      )}
      {total > 0 && (
        <Part title={t('desk.parts.rows')}>
          <Table
            name={t('desk.parts.refusedRows')}
            columns={[t('desk.parts.line'), t('desk.feeds.field'), t('desk.parts.value'), t('desk.feeds.why')]}
          >
            {data.data.map(({ line, field: name, value, reason: why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an import never change.
              <tr key={at}>
                <td>
                  <span className="md:hidden">{t('desk.parts.line')} </span>
                  {formatNumber(line)}
                </td>
                <td>{fieldLabel(name)}</td>
                <td className="wrap-anywhere">{value}</td>
                <td className="wrap-anywhere">{why}</td>
              </tr>
            ))}
          </Table>
          <Pages page={page} pageSize={page_size} total={total} onPage={goTo} />
        </Part>
      )}
    </Page>
  );
};
