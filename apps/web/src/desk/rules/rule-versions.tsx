import { type RuleList, undoFeedRules } from '@wearfolio/contracts/desk-rules';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { useChange } from '../api.ts';
import { Part } from '../parts/page.tsx';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Props = { list: RuleList; hasFeed: boolean; isEditor: boolean };

/** The versions of rules, the newest first, each with a way back to it. */
export const RuleVersions = ({ list, hasFeed, isEditor }: Props) => {
  const [isNow, setNow] = useState(true);
  const undo = useChange({
    mutationFn: (version: number) =>
      call(undoFeedRules, { body: { ...(list.store && { store: list.store.id }), version, reimport: isNow } }),
  });
  if (list.versions.length === 0) return null;
  const earlier = [...list.versions.slice(1).map(({ number }) => number), 0];
  return (
    <Part title={t('desk.parts.versions')}>
      <Table
        name={t('desk.parts.versions')}
        columns={[
          ...[
            t('desk.parts.version'),
            t('desk.parts.savedBy'),
            t('desk.parts.when'),
            t('desk.parts.what'),
            t('desk.parts.rules'),
          ],
          ...(isEditor ? [t('desk.rules.undo')] : []),
        ]}
        figures={[t('desk.parts.rules')]}
      >
        {list.versions.map(({ number, actor, made_at, note, rules }, at) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td className="wrap-anywhere">{say(actor)}</td>
            <td>
              <Time at={made_at} />
            </td>
            <td>{at === 0 ? t('desk.rules.inUse', { note: say(note) }) : say(note)}</td>
            <td>{rules}</td>
            {isEditor && (
              <td>
                <TextButton
                  disabled={undo.isPending}
                  aria-label={at === 0 ? t('desk.rules.undoVersion', { number }) : t('desk.rules.returnTo', { number })}
                  onClick={() => undo.mutate(at === 0 ? (earlier[0] ?? 0) : number)}
                >
                  {at === 0 ? t('desk.rules.undo') : t('desk.rules.returnToIt')}
                </TextButton>
              </td>
            )}
          </tr>
        ))}
      </Table>
      {isEditor && hasFeed && (
        <CheckBox
          label={t('desk.rules.importOnUndo')}
          checked={isNow}
          onChange={({ target }) => setNow(target.checked)}
        />
      )}
    </Part>
  );
};
