import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Part } from '../parts/page.tsx';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const shownWhen = ({ live_number, scheduled_number }: WholeDocument, number: number): string => {
  if (number === live_number) return t('desk.content.versionNow');
  return number === scheduled_number ? t('desk.content.versionScheduled') : '';
};

type Props = { document: WholeDocument; isEditor: boolean; onRestore: (number: number) => void };

/** The versions of a document: author, time, and which one is published. */
export const Versions = ({ document, isEditor, onRestore }: Props) => {
  const { versions } = document;
  if (versions.length === 0) return null;
  return (
    <Part title={t('desk.parts.versions')}>
      <Table
        name={t('desk.parts.versions')}
        columns={[
          t('desk.parts.version'),
          t('desk.parts.savedBy'),
          t('desk.parts.when'),
          t('desk.parts.inShop'),
          ...(isEditor ? [t('desk.content.restore')] : []),
        ]}
      >
        {versions.map(({ number, actor, made_at }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{actor && say(actor)}</td>
            <td>
              <Time at={made_at} />
            </td>
            <td>{shownWhen(document, number)}</td>
            {isEditor && (
              <td>
                <TextButton aria-label={t('desk.content.restoreVersion', { number })} onClick={() => onRestore(number)}>
                  {t('desk.content.restore')}
                </TextButton>
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Part>
  );
};
