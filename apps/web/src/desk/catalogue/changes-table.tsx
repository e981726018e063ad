import type { DeskChange } from '@wearfolio/contracts/desk-products';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useUndo } from './undo.tsx';
import { changeWords, countWords } from './words.ts';

const stateOf = ({ is_finished, is_undone, done, total }: DeskChange): string => {
  if (!is_finished) return t('desk.catalogue.of', { done, count: countWords(total) });
  return is_undone ? t('desk.catalogue.undone') : countWords(total);
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
              aria-label={t('desk.catalogue.undo', { change: changeWords(change), scope: change.scope })}
              disabled={undo.isPending}
              onClick={() => undo.mutate(change.id)}
            >
              {t('ui.undo')}
            </TextButton>
          )}
        </td>
      )}
    </tr>
  );
};

/** The changes of the catalogue, with a button to undo each. */
export const ChangesTable = ({ changes, isEditor }: { changes: readonly DeskChange[]; isEditor: boolean }) => (
  <Table
    name={t('desk.catalogue.changesTable')}
    columns={[
      t('desk.catalogue.when'),
      t('desk.catalogue.who'),
      t('desk.catalogue.what'),
      t('desk.catalogue.of2'),
      t('desk.catalogue.howMany'),
      ...(isEditor ? [t('ui.undo')] : []),
    ]}
  >
    {changes.map((change) => (
      <Row key={change.id} change={change} isEditor={isEditor} />
    ))}
  </Table>
);
