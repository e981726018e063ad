import { useQuery } from '@tanstack/react-query';
import type { DeskChange } from '@wearfolio/contracts/desk-changes';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { may, sessionQuery } from '../api.ts';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useUndo } from './undo.tsx';
import { changeWords, countWords } from './words.ts';

const stateOf = ({ is_finished, is_undone, done, total }: DeskChange): string => {
  if (!is_finished) return t('desk.catalogue.of', { done, count: countWords(total) });
  return is_undone ? t('desk.catalogue.undone') : countWords(total);
};

type RowProps = { change: DeskChange; canUndo: (change: DeskChange) => boolean; hasUndo: boolean };

const Row = ({ change, canUndo, hasUndo }: RowProps) => {
  const undo = useUndo();
  return (
    <tr>
      <td className="text-ink-2">
        <Time at={change.at} />
      </td>
      <td>{say(change.actor)}</td>
      <th scope="row">{changeWords(change)}</th>
      <td className="wrap-anywhere">{say(change.scope)}</td>
      <td>{stateOf(change)}</td>
      {hasUndo && (
        <td>
          {change.can_undo && canUndo(change) && (
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

const isOfStore = ({ field }: DeskChange): boolean => field.endsWith(' store');

/** The changes of the catalogue, with a button to undo each. Whoever may change feeds may undo those of stores. */
export const ChangesTable = ({ changes }: { changes: readonly DeskChange[] }) => {
  const { data: session } = useQuery(sessionQuery);
  const canUndo = (change: DeskChange): boolean =>
    may(session, isOfStore(change) ? 'feeds-change' : 'catalogue-change');
  const hasUndo = may(session, 'feeds-change');
  return (
    <Table
      name={t('desk.parts.changes')}
      columns={[
        t('desk.parts.when'),
        t('desk.parts.who'),
        t('desk.parts.what'),
        t('desk.catalogue.columnOf'),
        t('desk.catalogue.howMany'),
        ...(hasUndo ? [t('ui.undo')] : []),
      ]}
    >
      {changes.map((change) => (
        <Row key={change.id} change={change} canUndo={canUndo} hasUndo={hasUndo} />
      ))}
    </Table>
  );
};
