import type { UnknownReason } from '@wearfolio/contracts/desk-quality';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';

/** The reasons with the same text one after another, each text in the place of its first. */
const grouped = (reasons: readonly UnknownReason[]): UnknownReason[] =>
  [...Map.groupBy(reasons, ({ text }) => text).values()].flat();

/** The most common reasons for unknown facts, each with a link to the field or value that fixes it. */
export const Reasons = ({ reasons }: { reasons: readonly UnknownReason[] }) => (
  <Part title={t('desk.feeds.unknownTitle')}>
    {reasons.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.noUnknown')}</p>}
    {reasons.length > 0 && (
      <Table
        name={t('desk.feeds.unknownTitle')}
        columns={[t('desk.parts.reason'), t('desk.parts.rows'), t('desk.parts.stores'), t('desk.parts.answer')]}
        figures={[t('desk.parts.rows')]}
      >
        {grouped(reasons).map(({ text, rows, stores, path }, at, all) => (
          <tr key={`${text} ${stores}`}>
            <th scope="row" className="min-w-50 wrap-anywhere">
              <span className={all[at - 1]?.text === text ? 'md:sr-only' : ''}>{text}</span>
            </th>
            <td>{formatNumber(rows)}</td>
            <td>
              <span className="line-clamp-2 max-w-60">{stores}</span>
            </td>
            <td>
              <Link to={path} className="underlined" aria-label={t('desk.feeds.fixOf', { text })}>
                {t('desk.feeds.fix')}
              </Link>
            </td>
          </tr>
        ))}
      </Table>
    )}
  </Part>
);
