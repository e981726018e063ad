import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type InsightName, insightRows, type InsightTable as Shown } from '@wearfolio/contracts/desk-insight';
import { Link } from 'react-router-dom';
import { rich, srOnly, t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { fileHref } from './api.ts';
import { amountText, changeText, rowWords } from './words.ts';

type Props = { name: InsightName; days: string; table: Shown; currency: string; isCompared: boolean };

/** A link to a table as a CSV file. */
export const FileLink = ({ href, of }: { href: string; of: string }) => (
  <a className="type-small underlined" href={href} download>
    {rich('desk.insight.csv', { of, hidden: srOnly })}
  </a>
);

/** A page of insight split by one dimension, largest first, with a bar for the first measure. */
export const InsightTable = ({ name, days, table, currency, isCompared }: Props) => {
  const { data: session } = useQuery(sessionQuery);
  const { key, head, measures, rows } = table;
  const [first] = measures;
  const most = Math.max(1, ...rows.map(({ now }) => now[0] ?? 0));
  const columns = measures.flatMap((measure) =>
    isCompared && measure === first
      ? [measure.name, t('desk.insight.beforeColumn'), t('desk.insight.change')]
      : [measure.name],
  );
  return (
    <section className={`min-w-0 ${measures.length > 4 ? 'lg:col-span-2' : ''}`}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-small-heading">{head}</h2>
        {rows.length > 0 && <FileLink href={fileHref(name, days, key)} of={head} />}
      </div>
      {rows.length === 0 && <p className="type-card mt-2 text-ink-2">{t('desk.insight.noDataPeriod')}</p>}
      {rows.length > 0 && (
        <Table name={head} columns={[head, ...columns, t('desk.insight.share')]} figures={columns}>
          {rows.map(({ product_id, name: of, now, before }) => (
            <tr key={`${product_id} ${of}`}>
              <th scope="row" className="max-w-80 min-w-36 wrap-anywhere">
                {product_id === null || !may(session, 'catalogue') ? (
                  <span>{rowWords(key, of)}</span>
                ) : (
                  <Link className="hover:underline" to={`${deskPaths.product}?id=${product_id}`}>
                    {of}
                  </Link>
                )}
              </th>
              {measures.map((measure, at) => (
                <AmountCells
                  key={measure.key}
                  isCompared={isCompared && at === 0}
                  change={changeText(now[at], before[at])}
                >
                  {[amountText(now[at], measure, currency), amountText(before[at], measure, currency)]}
                </AmountCells>
              ))}
              <td className="w-28">
                <span className="block h-1.5 bg-ink" style={{ width: `${(100 * (now[0] ?? 0)) / most}%` }} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {rows.length === insightRows && (
        <p className="type-small mt-2 text-ink-3">{t('desk.insight.firstRows', { insightRows })}</p>
      )}
    </section>
  );
};

type CellsProps = { children: [now: string, before: string]; change: string; isCompared: boolean };

const AmountCells = ({ children: [now, before], change, isCompared }: CellsProps) => (
  <>
    <td>{now}</td>
    {isCompared && <td className="text-ink-3">{before}</td>}
    {isCompared && <td className="text-ink-3">{change}</td>}
  </>
);
