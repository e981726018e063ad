import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type FeedRule,
  getFeedRules,
  type RuleList,
  saveFeedRules,
  tryFeedRules,
} from '@wearfolio/contracts/desk-rules';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { useChange } from '../api.ts';
import { TwoTexts } from '../content/conflict-notice.tsx';
import { Part } from '../parts/page.tsx';
import { say } from '../parts/say.ts';
import { Select } from '../parts/select.tsx';
import { OrderedRules } from './ordered-rules.tsx';
import { RuleTrialReport } from './rule-trial.tsx';
import { isSame, useRuleDraft } from './use-rule-draft.ts';
import { ruleWords } from './words.ts';

const linesOf = (rules: readonly FeedRule[]): string =>
  rules.map((rule, at) => `${at + 1}. ${say(rule.name)}: ${ruleWords(rule)}`).join('\n');

/** The edited rules, with what tries them on the last feed of a store and what publishes them. */
const useRuleWork = (list: RuleList) => {
  const client = useQueryClient();
  const draft = useRuleDraft(list);
  const rules = [...draft.rules];
  const [on, setOn] = useState(list.store?.id ?? list.stores[0]?.id);
  const [isNow, setNow] = useState(true);
  const trial = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const body = { store: on ?? 0, all: list.store === null, rules };
      return { rules, trial: (await call(tryFeedRules, { body })).data };
    },
  });
  const save = useChange({
    mutationFn: async (basedOn: number) => {
      const body = { based_on: basedOn, rules, reimport: isNow };
      try {
        return await call(saveFeedRules, { body: { ...(list.store && { store: list.store.id }), ...body } });
      } catch (error) {
        // Somebody else may have saved other rules, which the page then shows beside these.
        await client.invalidateQueries({ queryKey: [getFeedRules.url] });
        throw error;
      }
    },
    // What was previewed is no longer what would change.
    onSuccess: () => trial.reset(),
    hasAlert: true,
  });
  return { draft, trial, save, on, setOn, isNow, setNow };
};

type WorkProps = { list: RuleList; hasFeed: boolean; work: ReturnType<typeof useRuleWork> };

type StoreProps = { stores: RuleList['stores']; on: number | undefined; onChoose: (store: number) => void };

const StoreToTryOn = ({ stores, on, onChoose }: StoreProps) => (
  <Select
    className="mb-4 max-w-80"
    label={t('desk.rules.onFeedOf')}
    value={String(on)}
    onChoose={(id) => onChoose(Number(id))}
  >
    {stores.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
);

/** What the edited rules would change, and the button that publishes them. */
const Publish = ({ list, hasFeed, work: { draft, trial, save, on, setOn, isNow, setNow } }: WorkProps) => {
  const fault = draft.hasConflict ? null : (save.error ?? trial.error);
  return (
    <Part title={t('desk.rules.whatChanges')}>
      {list.store === null && hasFeed && (
        <StoreToTryOn
          stores={list.stores}
          on={on}
          onChoose={(store) => {
            trial.reset();
            setOn(store);
          }}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          look="outlined"
          size="float"
          disabled={!hasFeed || trial.isPending}
          onClick={() => {
            save.reset();
            trial.mutate();
          }}
        >
          {trial.isPending ? t('desk.rules.reading') : t('desk.parts.preview')}
        </Button>
        <Button
          size="float"
          disabled={!draft.isChanged || draft.hasConflict || save.isPending}
          onClick={() => save.mutate(draft.basedOn)}
        >
          {t('desk.parts.publish')}
        </Button>
        {hasFeed && (
          <CheckBox
            label={t('desk.rules.importNow')}
            checked={isNow}
            onChange={({ target }) => setNow(target.checked)}
          />
        )}
      </div>
      {!hasFeed && <p className="type-card mb-4 text-ink-2">{t('desk.rules.noFeed')}</p>}
      {fault && (
        <p className="mb-4 bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
          {fault.message}
        </p>
      )}
      {trial.data && !isSame(trial.data.rules, draft.rules) && (
        <p className="mb-4 bg-soft-warn p-4" role="status">
          {t('desk.rules.changedSince')}
        </p>
      )}
      {trial.data && <RuleTrialReport trial={trial.data.trial} rules={trial.data.rules} />}
    </Part>
  );
};

type Props = {
  list: RuleList;
  /** Whether a feed is kept that these rules can be tried on, and that can be imported again. */
  hasFeed: boolean;
  isEditor: boolean;
};

/** The rules of one list: edited, tried and published, with both lists if two people edit them at a time. */
export const RuleEditor = ({ list, hasFeed, isEditor }: Props) => {
  const work = useRuleWork(list);
  const { draft, save } = work;
  return (
    <>
      {draft.hasConflict && (
        <TwoTexts
          actor={list.versions[0]?.actor ?? t('desk.content.somebody')}
          number={list.number}
          fields={[{ label: t('desk.parts.rules'), mine: linesOf(draft.rules), theirs: linesOf(list.rules) }]}
          isBusy={save.isPending}
          onKeep={() => {
            draft.keep();
            save.mutate(list.number);
          }}
          onTake={() => {
            save.reset();
            draft.take();
          }}
        />
      )}
      <OrderedRules list={list} draft={draft} isEditor={isEditor} />
      {isEditor && <Publish list={list} hasFeed={hasFeed} work={work} />}
    </>
  );
};
