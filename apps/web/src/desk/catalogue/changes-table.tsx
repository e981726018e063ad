import type { DeskChange } from '@wearfolio/contracts/desk-products';
import { TextButton } from '../../ui/button.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useUndo } from './undo.tsx';
import { changeWords, countWords } from './words.ts';

const stateOf = ({ is_finished, is_undone, done, total }: DeskChange): string => {
  if (!is_finished) return `${done.toLocaleString('en')} of ${countWords(total)}`;
  return is_undone ? 'undone' : countWords(total);
};

const Row = ({ change, isEditor }: { change: DeskChange; isEditor: boolean }) => {
  const undo = useUndo();
  return (
    <tr>
      <td className="text-ink-2">
        <Time at={change.at} />
      </td>
      <td>{change.actor}</td>
      <th scope="row">{changeWords(change)}</th>
      <td className="wrap-anywhere">{change.scope}</td>
      <td>{stateOf(change)}</td>
      {isEditor && (
        <td>
          {change.can_undo && (
            <TextButton
              aria-label={`Undo: ${changeWords(change)}, ${change.scope}`}
              disabled={undo.isPending}
              onClick={() => undo.mutate(change.id)}
            >
              Undo
            </TextButton>
          )}
        </td>
      )}
    </tr>
  );
};

/** The changes of the catalogue, with a button to undo each. */
export const ChangesTable = ({ changes, isEditor }: { changes: readonly DeskChange[]; isEditor: boolean }) => (
  <Table name="Changes" columns={['When', 'Who', 'What', 'Of', 'How many', ...(isEditor ? ['Undo'] : [])]}>
    {changes.map((change) => (
      <Row key={change.id} change={change} isEditor={isEditor} />
    ))}
  </Table>
);
