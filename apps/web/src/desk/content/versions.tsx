import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { TextButton } from '../../ui/button.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const shownWhen = ({ live_number, scheduled_number }: WholeDocument, number: number): string => {
  if (number === live_number) return 'now';
  return number === scheduled_number ? 'scheduled' : '';
};

type Props = { document: WholeDocument; isEditor: boolean; onRestore: (number: number) => void };

/** The versions of a document: author, time, and which one is published. */
export const Versions = ({ document, isEditor, onRestore }: Props) => {
  const { versions } = document;
  if (versions.length === 0) return null;
  return (
    <Part title="Versions">
      <Table name="Versions" columns={['Version', 'Saved by', 'When', 'In the shop', ...(isEditor ? ['Restore'] : [])]}>
        {versions.map(({ number, actor, made_at }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{actor}</td>
            <td>
              <Time at={made_at} />
            </td>
            <td>{shownWhen(document, number)}</td>
            {isEditor && (
              <td>
                <TextButton aria-label={`Restore version ${number}`} onClick={() => onRestore(number)}>
                  Restore
                </TextButton>
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Part>
  );
};
