import { deskPaths } from '@wearfolio/contracts/desk';
import { type StoreAbout, type StoreSettings, saveStoreSettings } from '@wearfolio/contracts/desk-store-settings';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { rich, t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Part } from '../parts/page.tsx';
import { useFieldOfAddress } from '../parts/use-field-of-address.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { parseMapping } from './mapping.ts';
import { SettingsFields } from './settings-fields.tsx';

const MappingState = ({ id, mapping }: { id: number; mapping: string }) => {
  const count = Object.keys(parseMapping(mapping)?.fields ?? {}).length;
  return (
    <p className="type-card wrap-anywhere text-ink-2" id="mapping">
      {mapping === '' ? t('desk.feeds.shopDetectsColumnsFeed') : t('desk.feeds.fieldsMapped', { count })}{' '}
      <Link to={`${deskPaths.feed}?id=${id}`} className="underlined">
        {t('desk.feeds.seeColumns')}
      </Link>
    </p>
  );
};

/** The settings of a store's feed, its buy links and its delivery. */
export const StoreSettingsForm = ({ about, isEditor }: { about: StoreAbout; isEditor: boolean }) => {
  const { id, settings: start, click_out, feeds_out, delivery } = about;
  const form = useDeskForm({
    rules: saveStoreSettings.schema.body,
    start: { id, ...start, click_out, feeds_out, delivery },
    send: (body) => call(saveStoreSettings, { body }),
    keepsChanges: true,
  });
  const { errors } = form;
  const typed = form.watch();
  const change = (changed: Partial<StoreSettings>): void => {
    for (const [name, value] of Object.entries(changed)) form.set(name as keyof StoreSettings, value);
  };
  useFieldOfAddress();
  return (
    <DeskForm
      form={form}
      className="max-w-220"
      button={isEditor ? t('ui.save') : null}
      buttonProps={{ size: 'float', className: 'mt-8' }}
    >
      <fieldset disabled={!isEditor} className="m-0 min-w-0 border-0 p-0">
        <Part title={t('desk.feeds.feedSettings')}>
          <p className="type-card mb-4 text-ink-2">
            {rich('desk.feeds.settingsIntro', {
              link: (words) => (
                <Link to={`${deskPaths.values}?list=placed`} className="underlined">
                  {words}
                </Link>
              ),
            })}
          </p>
          <SettingsFields settings={typed} errors={errors} onChange={change} />
        </Part>
        <Part title={t('desk.feeds.columns')}>
          <MappingState id={id} mapping={about.settings.mapping} />
        </Part>
        <Part title={t('desk.feeds.buyLinks')}>
          <div id="click_out">
            <Field
              label={t('desk.feeds.linkTemplate')}
              autoComplete="off"
              spellCheck={false}
              hint={t('desk.feeds.clickOutHint', {
                example: 'https://partner.example/go?to={url}',
              })}
              {...form.field('click_out')}
            />
          </div>
        </Part>
        <Part title={t('desk.feeds.givenOut')}>
          <CheckBox label={t('desk.feeds.givenOutLabel')} {...form.register('feeds_out')} />
        </Part>
        <Part title={t('desk.feeds.delivery')}>
          <DeliveryFields
            rules={typed.delivery ?? delivery}
            errors={form.formState.errors.delivery as ComponentProps<typeof DeliveryFields>['errors']}
            onChange={(rules) => form.set('delivery', [...rules])}
          />
        </Part>
      </fieldset>
    </DeskForm>
  );
};
