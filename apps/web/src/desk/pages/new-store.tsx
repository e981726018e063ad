import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { addDeskStore } from '@wearfolio/contracts/desk-feeds';
import type { StoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { settings as shopSettings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { type Access, AccessFields, openAccess } from '../feeds/access-fields.tsx';
import { FeedBench } from '../feeds/feed-bench.tsx';
import { isImportable } from '../feeds/feed-report.tsx';
import { noSettings, type SettingErrors } from '../feeds/settings-fields.tsx';
import { TimesField } from '../feeds/times-field.tsx';
import { UploadField } from '../feeds/upload-field.tsx';
import { errorsOf, usePreview } from '../feeds/use-preview.ts';
import { useSettings } from '../feeds/use-settings.ts';
import { useUpload } from '../feeds/use-upload.ts';
import { identityStateQuery } from '../identity/api.ts';
import { StoreByHand } from '../own/by-hand.tsx';
import { Page } from '../parts/page.tsx';

const sources = [
  { name: 'url', words: t('desk.feeds.fromAddress') },
  { name: 'file', words: t('desk.feeds.uploadFile') },
  { name: 'hand', words: t('desk.own.byHand') },
] as const;

type Source = (typeof sources)[number]['name'];

const isAddress = (url: string): boolean => /^(?:https?|ftps?|sftp):\/\/[^/\\\s]/i.test(url.trim());

/** The feed to read: a finished upload, or the address entered last. */
const useFeed = () => {
  const [params, setParams] = useSearchParams();
  const uploadId = params.get('upload') ?? '';
  const [source, setSource] = useState<Source>(uploadId === '' ? 'url' : 'file');
  const [address, setAddress] = useState<{ url: string; access: Access } | null>(null);
  const uploading = useUpload(uploadId, (upload) => setParams({ upload }, { replace: true }));
  const file = uploading.whole === null ? null : { upload: uploading.whole };
  const fetched = address && { url: address.url, ...address.access };
  const sourced = { file, url: fetched, hand: null };
  return { source, setSource, address, setAddress, uploading, feed: sourced[source] };
};

type AddressProps = {
  isSeen: boolean;
  isLooking: boolean;
  errors: SettingErrors;
  onLook: (url: string, access: Access) => void;
};

const AddressForm = ({ isSeen, isLooking, errors, onLook }: AddressProps) => {
  const [url, setUrl] = useState('');
  const [access, setAccess] = useState(openAccess);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onLook(url.trim(), access);
      }}
    >
      <Field
        label={t('desk.feeds.addressFeed')}
        name="url"
        type="url"
        autoComplete="off"
        isRequired
        error={errors.url}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <AccessFields access={access} address={url} errors={errors} onChange={setAccess} />
      <Button
        type="submit"
        className="justify-self-start"
        look={isSeen ? 'outlined' : 'filled'}
        disabled={!isAddress(url) || isLooking}
      >
        {isSeen ? t('desk.feeds.lookAgain') : t('desk.feeds.previewFeed')}
      </Button>
    </form>
  );
};

/** Adds a store by the address of its feed or by a file: first a preview, then the first import. */
export const NewStore = () => {
  const navigate = useNavigate();
  const { source, setSource, address, setAddress, uploading, feed } = useFeed();
  const [name, setName] = useState('');
  const [cron, setCron] = useState('0 4 * * *');
  const { data: identity } = useQuery(identityStateQuery);
  const { settings, change: set } = useSettings(noSettings);
  const look = usePreview(feed && { ...feed, ...settings });
  const { preview, isLooking, refetch } = look;
  const add = useChange({
    mutationFn: () => call(addDeskStore, { body: { name, ...feed, cron, ...settings } }),
    onSuccess: ({ data }) => navigate(`${deskPaths.store}?id=${data.id}`),
  });
  const change = (changed: Partial<StoreSettings>): void => {
    // Its errors were about the settings before.
    if (add.isError) add.reset();
    set(changed);
  };
  const errors = { ...look.errors, ...errorsOf(add.error) };
  const isReady = feed !== null && preview !== undefined && isImportable(preview) && !isLooking;
  const lookAt = (url: string, access: Access): void => {
    if (JSON.stringify({ url, access }) === JSON.stringify(address)) void refetch();
    else setAddress({ url, access });
  };
  return (
    <Page
      title={t('desk.parts.addStore')}
      intro={t('desk.feeds.newStoreIntro')}
      above={{ href: deskPaths.feeds, words: t('desk.parts.stores') }}
      actions={
        isReady && (
          <div className="flex flex-wrap items-end gap-3">
            {source === 'url' && (
              <TimesField
                cron={cron}
                timeZone={identity?.time_zone ?? 'UTC'}
                error={errors.cron}
                onChange={(next) => setCron(next ?? cron)}
              />
            )}
            <Button size="float" disabled={name.trim() === '' || add.isPending} onClick={() => add.mutate()}>
              {t('desk.feeds.importAction')}
            </Button>
          </div>
        )
      }
    >
      <ListTabs label={t('desk.feeds.addressTitle')} tabs={sources} current={source} onChoose={setSource} />
      {source === 'hand' ? (
        <StoreByHand name={name} currency={shopSettings.shop.currency} />
      ) : (
        <>
          <div className="grid max-w-220 items-start gap-5 sm:grid-cols-[1fr_2fr]">
            <Field
              label={t('desk.parts.storeName')}
              name="name"
              autoComplete="off"
              isRequired
              hint={isReady && name.trim() === '' ? t('desk.feeds.neededImport') : undefined}
              error={errors.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            {source === 'file' ? (
              <UploadField uploading={uploading} />
            ) : (
              <AddressForm isSeen={address !== null} isLooking={isLooking} errors={errors} onLook={lookAt} />
            )}
          </div>
          <FeedBench look={look} isThere={feed !== null} settings={settings} errors={errors} onChange={change} />
        </>
      )}
    </Page>
  );
};
