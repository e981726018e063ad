import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { runStoreFeed, type StoreFeed } from '@wearfolio/contracts/desk-feeds';
import { reimportFeeds } from '@wearfolio/contracts/desk-values';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { settings } from '../../lib/settings.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { StorePage } from '../catalogue/store-page.tsx';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { isUnderWay, storeAboutQuery, storeFeedQuery } from '../feeds/api.ts';
import { StoreData } from '../feeds/store-data.tsx';
import { StoreImports } from '../feeds/store-imports.tsx';
import { StoreSettingsForm } from '../feeds/store-settings.tsx';
import { OwnProducts } from '../own/own-products.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const tabs = [
  { name: 'imports', words: t('desk.feeds.imports') },
  { name: 'settings', words: t('desk.parts.settings') },
  { name: 'data', words: t('desk.feeds.data') },
  { name: 'own', words: t('desk.own.byHand') },
  { name: 'page', words: t('desk.catalogue.nameAndPage') },
] as const;

type Tab = (typeof tabs)[number]['name'];

const Actions = ({ feed }: { feed: StoreFeed }) => {
  const { id, cron, has_feed } = feed;
  const run = useChange({ mutationFn: () => call(runStoreFeed, { body: { id } }) });
  const reimport = useChange({ mutationFn: () => call(reimportFeeds, { body: { id } }) });
  const isBusy = isUnderWay(feed);
  return (
    <>
      <Link to={`${deskPaths.feed}?id=${id}`} className={buttonClass({ look: 'outlined', size: 'float' })}>
        {has_feed ? t('desk.feeds.previewOrUploadFeed') : t('desk.feeds.uploadFeed')}
      </Link>
      {has_feed && (
        <>
          <Link to={`${deskPaths.rules}?store=${id}`} className={buttonClass({ look: 'outlined', size: 'float' })}>
            {t('desk.parts.rules')}
          </Link>
          <Button
            look="outlined"
            size="float"
            disabled={isBusy || reimport.isPending}
            onClick={() => reimport.mutate()}
          >
            {t('desk.feeds.reimportLastFeed')}
          </Button>
        </>
      )}
      {cron !== null && (
        <Button look="outlined" size="float" disabled={isBusy || run.isPending} onClick={() => run.mutate()}>
          {t('desk.feeds.fetchNow')}
        </Button>
      )}
    </>
  );
};

const About = ({
  id,
  tab,
  isEditor,
}: {
  id: number;
  tab: Exclude<Tab, 'imports' | 'own' | 'page'>;
  isEditor: boolean;
}) => (
  <Loaded query={useQuery(storeAboutQuery(String(id)))} skeleton={<Skeleton className="h-80 max-w-220" />}>
    {(about) =>
      tab === 'data' ? <StoreData about={about} /> : <StoreSettingsForm key={id} about={about} isEditor={isEditor} />
    }
  </Loaded>
);

const Found = ({ feed, isEditor }: { feed: StoreFeed; isEditor: boolean }) => {
  const { id, name, products } = feed;
  const { params, set } = useListAddress();
  const tab = tabs.find((one) => one.name === params.get('tab'))?.name ?? 'imports';
  return (
    <Page
      title={name}
      intro={rich('desk.feeds.productsInShop', {
        products,
        link: (words) => (
          <Link to={`${deskPaths.products}?store=${id}`} className="underlined">
            {words}
          </Link>
        ),
      })}
      above={{ href: deskPaths.feeds, words: t('desk.parts.stores') }}
      actions={isEditor && <Actions feed={feed} />}
    >
      <ListTabs
        label={t('desk.feeds.aboutStore')}
        tabs={tabs}
        current={tab}
        onChoose={(chosen) => set({ tab: chosen === 'imports' ? '' : chosen })}
      />
      <div>
        {tab === 'imports' && <StoreImports feed={feed} isEditor={isEditor} />}
        {tab === 'own' && <OwnProducts store={id} currency={settings.shop.currency} isEditor={isEditor} />}
        {tab === 'page' && <StorePage id={String(id)} isEditor={isEditor} />}
        {(tab === 'settings' || tab === 'data') && <About id={id} tab={tab} isEditor={isEditor} />}
      </div>
    </Page>
  );
};

/** A store: its imports, its settings and its data quality. */
export const Store = () => {
  const { params } = useListAddress();
  const id = params.get('id') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(storeFeedQuery(id));
  const { data } = query;
  if (data) return <Found feed={data} isEditor={may(session, 'feeds-change')} />;
  return (
    <Page title={t('desk.parts.store')}>
      <Loaded query={query} missing={t('desk.feeds.noStore')} skeleton={<Skeleton className="h-60 max-w-180" />} />
    </Page>
  );
};
