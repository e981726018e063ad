import { type FeedRule, type RuleList, saveFeedRules } from '@wearfolio/contracts/desk-rules';
import type { ChangeEvent } from 'react';
import { t } from '../../lib/t.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

const fileName = (list: RuleList): string =>
  `rules-${list.store?.name.toLowerCase().replace(/[^a-z\d]+/g, '-') ?? 'all'}.json`;

/** The rules in a file's text, or null if it holds no list of rules. */
const rulesIn = (text: string): FeedRule[] | null => {
  try {
    const found = saveFeedRules.schema.body.safeParse({ based_on: 0, rules: JSON.parse(text) });
    return found.success ? found.data.rules : null;
  } catch {
    return null;
  }
};

type Props = { list: RuleList; rules: readonly FeedRule[]; onRead: (rules: FeedRule[]) => void };

/** Buttons that save the edited rules as a JSON file, and that load others from one. */
export const RuleFiles = ({ list, rules, onRead }: Props) => {
  const href = `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(rules, null, 2)}\n`)}`;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const found = rulesIn(await file.text());
    target.value = '';
    if (found) onRead(found);
    showToast(
      found
        ? { text: t('desk.rules.loaded', { count: found.length }) }
        : { text: t('desk.rules.noList'), kind: 'error' },
    );
  };
  return (
    <>
      <a className={buttonClass({ look: 'outlined', size: 'float' })} download={fileName(list)} href={href}>
        {t('desk.rules.export')}
      </a>
      <label className={`${buttonClass({ look: 'outlined', size: 'float' })} cursor-pointer focus-within:outline-2`}>
        {t('desk.rules.import')}
        <input type="file" accept="application/json,.json" className="sr-only" onChange={(event) => void read(event)} />
      </label>
    </>
  );
};
