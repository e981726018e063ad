import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  type FeedRule,
  getFeedRules,
  type RuleList,
  saveFeedRules,
  tryFeedRules,
  undoFeedRules,
} from '@wearfolio/contracts/desk-rules';
import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, buttonClass, TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { may, sessionQuery, useChange } from '../api.ts';
import { TwoTexts } from '../content/conflict-notice.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { useUnsaved } from '../parts/use-unsaved.ts';
import { RuleFields } from '../rules/rule-fields.tsx';
import { RuleTrialReport } from '../rules/rule-trial.tsx';
import { ruleWords } from '../rules/words.ts';

const newRule: FeedRule = {
  name: t('desk.rules.newRule'),
  when: [{ of: 'name', test: 'contains', value: '' }],
  actions: [{ type: 'leave-out' }],
};

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

type FilesProps = { list: RuleList; rules: readonly FeedRule[]; onRead: (rules: FeedRule[]) => void };

const Files = ({ list, rules, onRead }: FilesProps) => {
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

const VersionList = ({ list, isEditor }: { list: RuleList; isEditor: boolean }) => {
  const [isNow, setNow] = useState(true);
  const undo = useChange({
    mutationFn: (version: number) =>
      call(undoFeedRules, { body: { ...(list.store && { store: list.store.id }), version, reimport: isNow } }),
  });
  if (list.versions.length === 0) return null;
  const earlier = [...list.versions.slice(1).map(({ number }) => number), 0];
  return (
    <Part title={t('desk.rules.versions')}>
      <Table
        name={t('desk.rules.versions')}
        columns={[
          ...[
            t('desk.rules.version'),
            t('desk.rules.savedBy'),
            t('desk.rules.when'),
            t('desk.rules.what'),
            t('desk.rules.title'),
          ],
          ...(isEditor ? [t('desk.rules.undo')] : []),
        ]}
        figures={[t('desk.rules.title')]}
      >
        {list.versions.map(({ number, actor, made_at, note, rules }, at) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td className="wrap-anywhere">{actor}</td>
            <td>
              <Time at={made_at} />
            </td>
            <td>{at === 0 ? t('desk.rules.inUse', { note }) : note}</td>
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
      {isEditor && (
        <CheckBox
          label={t('desk.rules.importOnUndo')}
          checked={isNow}
          onChange={({ target }) => setNow(target.checked)}
        />
      )}
    </Part>
  );
};

type Draft = { rules: readonly FeedRule[]; basedOn: number };

const draftOf = ({ rules, number }: RuleList): Draft => ({ rules, basedOn: number });

const isSame = (one: readonly FeedRule[], other: readonly FeedRule[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The edited rules. What somebody else saves meanwhile replaces them only while they are unchanged. */
const useDraft = (list: RuleList) => {
  const [draft, setDraft] = useState(draftOf(list));
  const [start, setStart] = useState(draft.rules);
  const take = (): void => {
    setDraft(draftOf(list));
    setStart(list.rules);
  };
  const isChanged = !isSame(draft.rules, start);
  const isBehind = draft.basedOn !== list.number;
  if (isBehind && (!isChanged || isSame(draft.rules, list.rules))) take();
  useUnsaved(isChanged);
  return {
    ...draft,
    isChanged,
    hasConflict: isBehind && isChanged,
    take,
    keep: () => setDraft((now) => ({ ...now, basedOn: list.number })),
    change: (rules: readonly FeedRule[]) => setDraft((now) => ({ ...now, rules })),
  };
};

const linesOf = (rules: readonly FeedRule[]): string =>
  rules.map((rule, at) => `${at + 1}. ${rule.name}: ${ruleWords(rule)}`).join('\n');

const useTrial = (list: RuleList, on: number | undefined, rules: readonly FeedRule[]) =>
  useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const body = { store: on ?? 0, all: list.store === null, rules: [...rules] };
      return { rules, trial: (await call(tryFeedRules, { body })).data };
    },
  });

const RuleEditorList = ({
  list,
  draft,
  isEditor,
}: {
  list: RuleList;
  draft: ReturnType<typeof useDraft>;
  isEditor: boolean;
}) => {
  const [opened, setOpened] = useState<number | null>(null);
  const { rules, change } = draft;
  // A new rule comes after the one that is open.
  const add = (): void => {
    const at = opened === null ? rules.length : opened + 1;
    change(rules.toSpliced(at, 0, newRule));
    setOpened(at);
  };
  return (
    <Part title={t('desk.rules.title')}>
      {rules.length === 0 && <p className="text-ink-2">{t('desk.rules.none')}</p>}
      <OrderedList
        items={rules}
        noun={t('desk.rules.noun')}
        titleOf={({ name }) => name}
        isEditor={isEditor}
        onChange={change}
        opened={opened}
        onOpen={setOpened}
        row={(rule) => (
          <>
            {rule.name}
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
          <Files list={list} rules={rules} onRead={change} />
        </div>
      )}
    </Part>
  );
};

const Editor = ({ list, isEditor }: { list: RuleList; isEditor: boolean }) => {
  const client = useQueryClient();
  const draft = useDraft(list);
  const { rules, isChanged } = draft;
  const [on, setOn] = useState(list.store?.id ?? list.stores[0]?.id);
  const [isNow, setNow] = useState(true);
  const trial = useTrial(list, on, rules);
  const save = useChange({
    mutationFn: async (basedOn: number) => {
      const body = { based_on: basedOn, rules: [...rules], reimport: isNow };
      try {
        return await call(saveFeedRules, { body: { ...(list.store && { store: list.store.id }), ...body } });
      } catch (error) {
        // Somebody else may have saved other rules, which the page then shows beside these.
        await client.invalidateQueries({ queryKey: ['feed-rules'] });
        throw error;
      }
    },
    hasAlert: true,
  });
  const publish = (basedOn: number): void => {
    draft.keep();
    save.mutate(basedOn);
  };
  const canTry = list.stores.some(({ id }) => id === on);
  const fault = draft.hasConflict ? null : (save.error ?? trial.error);
  return (
    <>
      {draft.hasConflict && (
        <TwoTexts
          actor={list.versions[0]?.actor ?? t('desk.content.somebody')}
          number={list.number}
          fields={[{ label: t('desk.rules.title'), mine: linesOf(rules), theirs: linesOf(list.rules) }]}
          isBusy={save.isPending}
          onKeep={() => publish(list.number)}
          onTake={() => {
            save.reset();
            draft.take();
          }}
        />
      )}
      <RuleEditorList list={list} draft={draft} isEditor={isEditor} />
      {isEditor && (
        <Part title={t('desk.rules.whatChanges')}>
          {list.store === null && list.stores.length > 0 && (
            <Select
              className="mb-4 max-w-80"
              label={t('desk.rules.onFeedOf')}
              value={String(on)}
              onChoose={(id) => setOn(Number(id))}
            >
              {list.stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {!canTry && <p className="type-card mb-4 text-ink-2">{t('desk.rules.noFeed')}</p>}
          {fault && (
            <p className="mb-4 bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
              {fault.message}
            </p>
          )}
          {trial.data && !isSame(trial.data.rules, rules) && (
            <p className="mb-4 bg-soft-warn p-4" role="status">
              {t('desk.rules.changedSince')}
            </p>
          )}
          {trial.data && <RuleTrialReport trial={trial.data.trial} rules={trial.data.rules} />}
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button look="outlined" size="float" disabled={!canTry || trial.isPending} onClick={() => trial.mutate()}>
              {trial.isPending ? t('desk.rules.reading') : t('desk.rules.preview')}
            </Button>
            <Button
              size="float"
              disabled={!isChanged || draft.hasConflict || save.isPending}
              onClick={() => save.mutate(draft.basedOn)}
            >
              {t('desk.rules.publish')}
            </Button>
            <CheckBox
              label={t('desk.rules.importNow')}
              checked={isNow}
              onChange={({ target }) => setNow(target.checked)}
            />
          </div>
        </Part>
      )}
    </>
  );
};

const useRules = (store: string) =>
  useQuery({
    queryKey: ['feed-rules', store],
    queryFn: async ({ signal }) =>
      (await call(getFeedRules, { querystring: store === '' ? {} : { store } }, signal)).data,
  });

const Scope = ({ list, store, onChoose }: { list: RuleList; store: string; onChoose: (store: string) => void }) => {
  const own = list.store !== null && !list.stores.some(({ id }) => id === list.store?.id) ? [list.store] : [];
  return (
    <Select className="mb-6 max-w-80" label={t('desk.rules.rulesFor')} value={store} onChoose={onChoose}>
      <option value="">{t('desk.rules.allStores')}</option>
      {[...own, ...list.stores].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
};

/** Rules for one store's feed, or for all: what to do with which rows, tried before they are published. */
export const Rules = () => {
  const { params, set } = useListAddress();
  const store = params.get('store') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useRules(store);
  const of = query.data?.store;
  const isEditor = may(session, 'feeds-change');
  return (
    <Page
      title={of ? t('desk.rules.titleOf', { store: of.name }) : t('desk.rules.title')}
      intro={store === '' ? t('desk.rules.introAll') : t('desk.rules.introStore')}
      above={
        of && (
          <Link to={`${deskPaths.store}?id=${of.id}`} className="hover:text-ink hover:underline">
            {of.name}
          </Link>
        )
      }
    >
      <Loaded query={query} missing={t('desk.feeds.noStore')}>
        {(list) => (
          <>
            <Scope list={list} store={store} onChoose={(id) => set({ store: id })} />
            <Editor key={store} list={list} isEditor={isEditor} />
            <VersionList key={store} list={list} isEditor={isEditor} />
          </>
        )}
      </Loaded>
    </Page>
  );
};
