import { type StoreFeed, setStoreTexts } from '@wearfolio/contracts/desk-feeds';
import { languageNameOf } from '@wearfolio/messages/language-name';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { isShopLanguage, LanguageSelect } from './language-select.tsx';
import { LastFetch } from './last-fetch.tsx';

type Texts = StoreFeed['texts'][number];

const wordsOf = (language: string): string => (isShopLanguage(language) ? languageNameOf(language) : language);

type FormProps = { id: number; onDone: () => void };

const AddressForm = ({ id, onDone }: FormProps) => {
  const form = useDeskForm({
    rules: setStoreTexts.schema.body,
    start: { id, language: 'de', url: '' },
    send: (body) => call(setStoreTexts, { body }),
    onDone,
  });
  const { language } = form.watch();
  return (
    <DeskForm
      form={form}
      className="mt-4 grid max-w-180 gap-6"
      button={t('ui.save')}
      buttonProps={{ size: 'float' }}
      beside={<TextButton onClick={onDone}>{t('ui.cancel')}</TextButton>}
    >
      <LanguageSelect
        label={t('desk.parts.language')}
        value={isShopLanguage(language) ? language : ''}
        onChoose={(chosen) => chosen !== '' && form.set('language', chosen)}
      />
      <Field
        label={t('desk.feeds.addressFeed')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        hint={t('desk.feeds.addressHint')}
        {...form.field('url')}
      />
    </DeskForm>
  );
};

const Row = ({ id, texts, isEditor }: { id: number; texts: Texts; isEditor: boolean }) => {
  const { language, url, products, last_outcome, read_at, is_unmapped } = texts;
  const stop = useChange({
    mutationFn: () => call(setStoreTexts, { body: { id, language, url: null } }),
  });
  return (
    <li className="type-card border-t border-line py-3">
      <p>
        <span className="font-medium">{wordsOf(language)}</span>, {t('desk.feeds.textsProducts', { products })}
      </p>
      <p className="wrap-anywhere text-ink-2">{url ?? t('desk.feeds.textsHand')}</p>
      <p className="wrap-anywhere">
        <LastFetch outcome={last_outcome} at={read_at} />
      </p>
      {is_unmapped && <p className="text-ink-2">{t('desk.feeds.textsUnmapped')}</p>}
      {isEditor && url !== null && (
        <TextButton className="mt-1" disabled={stop.isPending} onClick={() => stop.mutate()}>
          {t('desk.feeds.textsStop')}
        </TextButton>
      )}
    </li>
  );
};

/** A store's feeds in other languages, which give their texts to the products of its own feed. */
export const TextFeeds = ({ feed: { id, cron, texts }, isEditor }: { feed: StoreFeed; isEditor: boolean }) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <p className="type-card mb-3 max-w-180 text-ink-2">
        {t('desk.feeds.textsIntro')} {cron === null && t('desk.feeds.textsNeedFeed')}
      </p>
      {texts.length > 0 && (
        <ul className="max-w-180">
          {texts.map((one) => (
            <Row key={one.language} id={id} texts={one} isEditor={isEditor} />
          ))}
        </ul>
      )}
      {isEditor && cron !== null && !isAdding && (
        <TextButton className="type-card mt-1" onClick={() => setAdding(true)}>
          {t('desk.feeds.textsAdd')}
        </TextButton>
      )}
      {isAdding && <AddressForm id={id} onDone={() => setAdding(false)} />}
    </>
  );
};
