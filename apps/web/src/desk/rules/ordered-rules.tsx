import type { FeedRule, RuleList } from '@wearfolio/contracts/desk-rules';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { Part } from '../parts/page.tsx';
import { say } from '../parts/say.ts';
import { RuleFields } from './rule-fields.tsx';
import { RuleFiles } from './rule-files.tsx';
import type { RuleDraft } from './use-rule-draft.ts';
import { ruleWords } from './words.ts';

const newRule: FeedRule = {
  name: t('desk.rules.newRule'),
  when: [{ of: 'name', test: 'contains', value: '' }],
  actions: [{ type: 'leave-out' }],
};

type Props = { list: RuleList; draft: RuleDraft; isEditor: boolean };

/** The edited rules in their order. One at a time is open. */
export const OrderedRules = ({ list, draft: { rules, change }, isEditor }: Props) => {
  const [opened, setOpened] = useState<number | null>(null);
  // A new rule comes after the one that is open.
  const add = (): void => {
    const at = opened === null ? rules.length : opened + 1;
    change(rules.toSpliced(at, 0, newRule));
    setOpened(at);
  };
  return (
    <Part title={t('desk.parts.rules')}>
      {rules.length === 0 && <p className="text-ink-2">{t('desk.rules.none')}</p>}
      <OrderedList
        items={rules}
        noun={t('desk.rules.noun')}
        titleOf={({ name }) => say(name)}
        isEditor={isEditor}
        onChange={change}
        opened={opened}
        onOpen={setOpened}
        row={(rule) => (
          <>
            {say(rule.name)}
            <span className="type-small block truncate font-normal text-ink-2">{ruleWords(rule)}</span>
          </>
        )}
      >
        {(rule, changeRule) => (
          <fieldset disabled={!isEditor} className="m-0 grid min-w-0 gap-5 border-0 p-0">
            <RuleFields known={list} rule={rule} onChange={changeRule} />
          </fieldset>
        )}
      </OrderedList>
      {isEditor && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="outlined" size="float" onClick={add}>
            {t('desk.rules.add')}
          </Button>
          <RuleFiles
            list={list}
            rules={rules}
            onRead={(read) => {
              setOpened(null);
              change(read);
            }}
          />
        </div>
      )}
    </Part>
  );
};
