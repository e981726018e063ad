import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { getFeedRules, type RuleList } from '@wearfolio/contracts/desk-rules';
import { t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { mayLeave } from '../parts/use-unsaved.ts';
import { dataOf } from '../reading.ts';
import { RuleEditor } from '../rules/rule-editor.tsx';
import { RuleVersions } from '../rules/rule-versions.tsx';

const useRules = (store: string) => useQuery(dataOf(getFeedRules, { querystring: store === '' ? {} : { store } }));

const hasFeed = ({ store, stores }: RuleList): boolean =>
  store === null ? stores.length > 0 : stores.some(({ id }) => id === store.id);

const Scope = ({ list, store, onChoose }: { list: RuleList; store: string; onChoose: (store: string) => void }) => {
  const own = list.store !== null && !list.stores.some(({ id }) => id === list.store?.id) ? [list.store] : [];
  return (
    <Select className="mb-6 max-w-80" label={t('desk.rules.rulesFor')} value={store} onChoose={onChoose}>
      <option value="">{t('desk.parts.allStores')}</option>
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
      title={of ? t('desk.rules.titleOf', { store: of.name }) : t('desk.parts.rules')}
      intro={store === '' ? t('desk.rules.introAll') : t('desk.rules.introStore')}
      above={of && { href: `${deskPaths.store}?id=${of.id}`, words: of.name }}
    >
      <Loaded query={query} missing={t('desk.feeds.noStore')}>
        {(list) => (
          <>
            <Scope list={list} store={store} onChoose={(id) => mayLeave() && set({ store: id })} />
            <RuleEditor key={store} list={list} hasFeed={hasFeed(list)} isEditor={isEditor} />
            <RuleVersions key={store} list={list} hasFeed={hasFeed(list)} isEditor={isEditor} />
          </>
        )}
      </Loaded>
    </Page>
  );
};
