import type { UnknownReason } from '@wearfolio/contracts/desk-quality';
import { Link } from 'react-router-dom';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';

/** The reasons with the same text one after another, each text in the place of its first. */
const grouped = (reasons: readonly UnknownReason[]): UnknownReason[] =>
  [...Map.groupBy(reasons, ({ text }) => text).values()].flat();

/** The most common reasons for unknown facts, each with a link to the field or value that fixes it. */
export const Reasons = ({ reasons }: { reasons: readonly UnknownReason[] }) => (
  <Part title="Why values are unknown">
    {reasons.length === 0 && <p className="type-card text-ink-2">Nothing is unknown.</p>}
    {reasons.length > 0 && (
      <Table name="Why values are unknown" columns={['Reason', 'Rows', 'Stores', 'Answer']} figures={['Rows']}>
        {grouped(reasons).map(({ text, rows, stores, path }, at, all) => (
          <tr key={`${text} ${stores}`}>
            <th scope="row" className="min-w-50 wrap-anywhere">
              <span className={all[at - 1]?.text === text ? 'md:sr-only' : ''}>{text}</span>
            </th>
            <td>{rows.toLocaleString('en')}</td>
            <td>
              <span className="line-clamp-2 max-w-60">{stores}</span>
            </td>
            <td>
              <Link to={path} className="underlined" aria-label={`Fix: ${text}`}>
                Fix
              </Link>
            </td>
          </tr>
        ))}
      </Table>
    )}
  </Part>
);
