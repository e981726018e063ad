import { useMutation, useQuery } from '@tanstack/react-query';
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
import { OrderedList } from '../content/ordered-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
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

const Files = ({
  list,
  rules,
  onRead,
}: {
  list: RuleList;
  rules: readonly FeedRule[];
  onRead: (rules: FeedRule[]) => void;
}) => {
  const href = `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(rules, null, 2)}\n`)}`;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      const found: unknown = JSON.parse(await file.text());
      if (!Array.isArray(found)) throw new Error('not a list');
      onRead(found as FeedRule[]);
    } catch {
      showToast({ text: t('desk.rules.noList'), kind: 'error' });
    }
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

const useTrial = (list: RuleList, on: number | undefined, rules: readonly FeedRule[]) =>
  useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const body = { store: on ?? 0, all: list.store === null, rules: [...rules] };
      return { rules, trial: (await call(tryFeedRules, { body })).data };
    },
    onError: ({ message }) => showToast({ text: message, kind: 'error' }),
  });

const Editor = ({ list, isEditor }: { list: RuleList; isEditor: boolean }) => {
  const [rules, setRules] = useState<readonly FeedRule[]>(list.rules);
  const [on, setOn] = useState(list.store?.id ?? list.stores[0]?.id);
  const [isNow, setNow] = useState(true);
  const isChanged = JSON.stringify(rules) !== JSON.stringify(list.rules);
  const trial = useTrial(list, on, rules);
  const save = useChange({
    mutationFn: () =>
      call(saveFeedRules, {
        body: {
          ...(list.store && { store: list.store.id }),
          based_on: list.number,
          rules: [...rules],
          reimport: isNow,
        },
      }),
  });
  const canTry = list.stores.some(({ id }) => id === on);
  return (
    <>
      <Part title={t('desk.rules.title')}>
        {rules.length === 0 && <p className="text-ink-2">{t('desk.rules.none')}</p>}
        <OrderedList
          items={rules}
          noun={t('desk.rules.noun')}
          titleOf={({ name }) => name}
          isEditor={isEditor}
          onChange={setRules}
          row={(rule) => (
            <>
              {rule.name}
              <span className="type-small block truncate font-normal text-ink-2">{ruleWords(rule)}</span>
            </>
          )}
        >
          {(rule, change) => (
            <fieldset disabled={!isEditor} className="m-0 grid min-w-0 gap-5 border-0 p-0">
              <RuleFields known={list} rule={rule} onChange={change} />
            </fieldset>
          )}
        </OrderedList>
        {isEditor && (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="outlined" size="float" onClick={() => setRules((now) => [...now, newRule])}>
              {t('desk.rules.add')}
            </Button>
            <Files list={list} rules={rules} onRead={setRules} />
          </div>
        )}
      </Part>
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
          {trial.data && <RuleTrialReport trial={trial.data.trial} rules={trial.data.rules} />}
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button look="outlined" size="float" disabled={!canTry || trial.isPending} onClick={() => trial.mutate()}>
              {trial.isPending ? t('desk.rules.reading') : t('desk.rules.preview')}
            </Button>
            <Button size="float" disabled={!isChanged || save.isPending} onClick={() => save.mutate()}>
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
      <Loaded query={query} missing={t('desk.feeds.thereIsNoSuchStore')}>
        {(list) => (
          <>
            <Scope list={list} store={store} onChoose={(id) => set({ store: id })} />
            <Editor key={`${store} ${list.number}`} list={list} isEditor={isEditor} />
            <VersionList key={store} list={list} isEditor={isEditor} />
          </>
        )}
      </Loaded>
    </Page>
  );
};
