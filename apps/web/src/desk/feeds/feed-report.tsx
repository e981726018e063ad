import type { FeedPreview } from '@wearfolio/contracts/desk-feeds';
import { countWords } from '../catalogue/words.ts';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { Understood } from './understood.tsx';
import { formatWords } from './words.ts';

const summaryOf = ({ format, read, is_whole, rejected }: FeedPreview): string =>
  [
    format === null ? 'Unknown format' : formatWords(format),
    is_whole ? `${countWords(read, 'row')} in all` : `the first ${countWords(read, 'row')} looked at`,
    rejected === 0 ? 'none refused' : `${rejected.toLocaleString('en')} refused`,
  ].join(', ');

/** What the shop would make of a feed. */
export const FeedReport = ({ preview }: { preview: FeedPreview }) => {
  const { refusal, mapping, facts, unknown, rejects, notes, cards } = preview;
  if (refusal !== null)
    return (
      <p className="bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
        {refusal}.{mapping !== null && ' A mapping is proposed above: complete it, and look again.'}
      </p>
    );
  return (
    <>
      <p className="mb-6 text-ink-2" role="status">
        {summaryOf(preview)}.
      </p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <Part title="What we understood">
            <Understood facts={facts} />
          </Part>
          {unknown.length > 0 && (
            <Part title="Not known yet">
              <Table name="Not known yet" columns={['Value', 'What', 'Rows']}>
                {unknown.map(({ kind, value, rows }) => (
                  <tr key={`${kind} ${value}`}>
                    <th scope="row" className="wrap-anywhere">
                      {value || 'none'}
                    </th>
                    <td>{kind}</td>
                    <td>{rows.toLocaleString('en')}</td>
                  </tr>
                ))}
              </Table>
            </Part>
          )}
          {rejects.length > 0 && (
            <Part title="Refused rows">
              <Table name="Refused rows" columns={['Line', 'Field', 'Value', 'Why']}>
                {rejects.map(({ line, field, value, reason }) => (
                  <tr key={`${line} ${field}`}>
                    <td>{line.toLocaleString('en')}</td>
                    <td>{field}</td>
                    <td className="wrap-anywhere">{value}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </Table>
            </Part>
          )}
          {notes.length > 0 && (
            <Part title="Doubts">
              <ul className="type-card grid gap-1 text-ink-2">
                {notes.map((note) => (
                  <li key={note} className="wrap-anywhere">
                    {note}
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <div className="min-w-0">
          <Part title="As shoppers will see it">
            <PreviewCards cards={cards} />
          </Part>
        </div>
      </div>
    </>
  );
};
