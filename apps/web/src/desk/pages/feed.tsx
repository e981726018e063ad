import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type StoreAbout, type StoreSettings, saveStoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { type FeedTrial, importFeedUpload, tryFeed } from '@wearfolio/contracts/desk-uploads';
import { reimportFeeds } from '@wearfolio/contracts/desk-values';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChange } from '../api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { storeAboutQuery, storeFeedQuery, trialQuery } from '../feeds/api.ts';
import { FeedBench } from '../feeds/feed-bench.tsx';
import { isImportable } from '../feeds/feed-report.tsx';
import { LanguageSelect, type ShopLanguage } from '../feeds/language-select.tsx';
import { TrialReport } from '../feeds/trial-report.tsx';
import { UploadField } from '../feeds/upload-field.tsx';
import { useConfirmPrices } from '../feeds/use-confirm-prices.ts';
import { errorsOf, usePreview } from '../feeds/use-preview.ts';
import { useSettings } from '../feeds/use-settings.ts';
import { useUpload } from '../feeds/use-upload.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

const sources = [
  { name: 'last', words: t('desk.feeds.lastFeed') },
  { name: 'file', words: t('desk.feeds.uploadNextOne') },
] as const;

type Source = (typeof sources)[number]['name'];

type Props = { about: StoreAbout; started: string; hasFeed: boolean };

/** The feed to read: the last one or a finished upload; null if there is none. */
const useFeed = ({ about: { id }, started, hasFeed }: Props) => {
  const [params, setParams] = useSearchParams();
  const uploadId = params.get('upload') ?? started;
  const [source, setSource] = useState<Source>(uploadId === '' && hasFeed ? 'last' : 'file');
  const uploading = useUpload(uploadId, (upload) => setParams({ id: String(id), upload }, { replace: true }), id);
  const upload = source === 'file' ? uploading.whole : null;
  const isThere = source === 'last' || upload !== null;
  return { source, setSource, uploading, upload, isThere, feed: upload === null ? {} : { upload } };
};

type TrialProps = { trial: FeedTrial; isTaken: boolean; onTake: (isTaken: boolean) => void };

const Trial = ({ trial, isTaken, onTake }: TrialProps) => (
  <div className="my-8">
    <Part title={t('desk.feeds.trialTitle')}>
      <TrialReport trial={trial} />
      {trial.upload !== null && trial.result?.is_short && (
        <CheckBox
          label={t('desk.feeds.importAnyway')}
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
      )}
    </Part>
  </div>
);

type Taken = { settings: StoreSettings; upload: string | null; yes: boolean; language: ShopLanguage | '' };

/** Saves the settings of the feed and imports it; of a feed in another language, only its texts. */
const useTake = ({ id, click_out }: StoreAbout, { settings, upload, yes, language }: Taken) => {
  const navigate = useNavigate();
  return useChange({
    mutationFn: async () => {
      if (upload !== null && language !== '')
        return call(importFeedUpload, { body: { id, upload, yes, language, ...settings } });
      await call(saveStoreSettings, { body: { id, ...settings, click_out } });
      return upload === null
        ? call(reimportFeeds, { body: { id } })
        : call(importFeedUpload, { body: { id, upload, yes } });
    },
    onSuccess: () => navigate(`${deskPaths.store}?id=${id}`),
  });
};

const Workbench = (props: Props) => {
  const { about, hasFeed } = props;
  const { id, name } = about;
  const { source, setSource, uploading, upload, isThere, feed } = useFeed(props);
  const { settings, change: set } = useSettings(about.settings);
  const [isTaken, setTaken] = useState(false);
  const [chosen, setLanguage] = useState<ShopLanguage | ''>('');
  const language = source === 'file' ? chosen : '';
  const confirm = useConfirmPrices(id);
  const look = usePreview(isThere ? { store: id, ...feed, ...settings } : null);
  const { data: last } = useQuery(trialQuery(String(id)));
  const tried = useChange({ mutationFn: () => call(tryFeed, { body: { id, ...feed, ...settings } }) });
  const take = useTake(about, { settings, upload, yes: isTaken, language });
  const change = (changed: Partial<StoreSettings>): void => {
    // They were about the settings before.
    if (tried.isError) tried.reset();
    if (take.isError) take.reset();
    set(changed);
  };
  const errors = { ...look.errors, ...errorsOf(tried.error), ...errorsOf(take.error) };
  const isReady = isThere && look.preview !== undefined && isImportable(look.preview) && !look.isLooking;
  const trial = isThere && language === '' && last?.upload === upload ? last : null;
  return (
    <Page
      title={t('desk.feeds.feed', { name })}
      intro={t('desk.feeds.tryIntro')}
      above={{ href: `${deskPaths.store}?id=${id}`, words: name }}
      actions={
        <>
          {language === '' && (
            <Button
              look="outlined"
              size="float"
              disabled={!isReady || tried.isPending || last?.is_under_way}
              onClick={() => tried.mutate()}
            >
              {t('desk.feeds.trialAction')}
            </Button>
          )}
          <Button size="float" disabled={!isReady || take.isPending} onClick={() => take.mutate()}>
            {language === '' ? t('desk.feeds.keepImport') : t('desk.feeds.importTexts')}
          </Button>
        </>
      }
    >
      {hasFeed && <ListTabs label={t('desk.feeds.whichFeed')} tabs={sources} current={source} onChoose={setSource} />}
      {source === 'file' && (
        <div className="max-w-220">
          <UploadField uploading={uploading} />
          {hasFeed && (
            <div className="mt-6">
              <LanguageSelect
                label={t('desk.feeds.uploadLanguage')}
                value={chosen}
                none={t('desk.feeds.uploadOwn')}
                onChoose={setLanguage}
              />
              <p className="type-card mt-2 text-ink-2">
                {language === '' ? t('desk.feeds.uploadOwnHint') : t('desk.feeds.uploadTextsHint')}
              </p>
              {language !== '' && (
                <CheckBox
                  className="mt-3"
                  label={t('desk.feeds.importAnyway')}
                  checked={isTaken}
                  onChange={({ target }) => setTaken(target.checked)}
                />
              )}
            </div>
          )}
        </div>
      )}
      <FeedBench {...{ look, isThere, settings, errors, confirm }} onChange={change}>
        {trial && <Trial trial={trial} isTaken={isTaken} onTake={setTaken} />}
      </FeedBench>
    </Page>
  );
};

/** The last feed of a store or an uploaded next one: its columns, a dry run, and its import. */
export const Feed = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const about = useQuery(storeAboutQuery(id));
  const feed = useQuery(storeFeedQuery(id));
  if (about.data && feed.data)
    return <Workbench key={id} about={about.data} started={feed.data.upload?.id ?? ''} hasFeed={feed.data.has_feed} />;
  return (
    <Page title={t('desk.feeds.feedLabel')}>
      <Loaded<unknown>
        query={about.data ? feed : about}
        missing={t('desk.feeds.noStore')}
        skeleton={<Skeleton className="h-60 max-w-220" />}
      />
    </Page>
  );
};
