import { type DeskChange, undoDeskChange } from '@wearfolio/contracts/desk-changes';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChange } from '../api.ts';
import { say } from '../parts/say.ts';
import { changeWords, countWords } from './words.ts';

export const useUndo = () => useChange({ mutationFn: (id: number) => call(undoDeskChange, { body: { id } }) });

type Changed = { message: string; data: DeskChange };

/** Shows the message of a change of the catalogue with an undo button, and returns what was changed. */
export const useTellChange = () => {
  const undo = useUndo();
  return ({ message, data }: Changed): Pick<Changed, 'data'> => {
    const action = data.can_undo ? { action: { label: t('ui.undo'), perform: () => undo.mutate(data.id) } } : {};
    void showToast({ text: message, duration: 10_000, ...action });
    return { data };
  };
};

/** Changes the catalogue and shows a toast with an undo button. */
export const useCatalogueChange = <Sent,>(make: (sent: Sent) => Promise<Changed>) => {
  const tell = useTellChange();
  return useChange<Pick<Changed, 'data'>, Sent>({ mutationFn: async (sent) => tell(await make(sent)) });
};

/** The last change that can be undone, in one line. */
export const LastChange = ({ changes }: { changes: readonly DeskChange[] }) => {
  const undo = useUndo();
  const running = changes.find(({ is_finished }) => !is_finished);
  const last = changes.find(({ can_undo }) => can_undo);
  if (running) {
    return (
      <p className="type-card text-ink-2" role="status">
        {t('desk.catalogue.changeProgress', {
          change: changeWords(running),
          done: running.done,
          count: countWords(running.total),
        })}
      </p>
    );
  }
  if (!last) return null;
  return (
    <p className="type-card flex flex-wrap items-center gap-x-2 text-ink-2">
      <span className="wrap-anywhere">
        {t('desk.catalogue.lastChangeBy', {
          change: changeWords(last),
          count: countWords(last.total),
          actor: say(last.actor),
        })}
      </span>
      <TextButton disabled={undo.isPending} onClick={() => undo.mutate(last.id)}>
        {t('ui.undo')}
      </TextButton>
    </p>
  );
};
