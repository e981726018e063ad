import { deskPaths } from '@wearfolio/contracts/desk';
import {
  type DeliveryRule,
  type StoreAbout,
  type StoreSettings,
  saveStoreSettings,
} from '@wearfolio/contracts/desk-store-settings';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { rich, t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { Part } from '../parts/page.tsx';
import { useFieldOfAddress } from '../parts/use-field-of-address.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { parseMapping } from './mapping.ts';
import { SettingsFields } from './settings-fields.tsx';
import { errorsOf } from './use-preview.ts';

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
  const { id } = about;
  const [settings, setSettings] = useState<StoreSettings>(about.settings);
  const [clickOut, setClickOut] = useState(about.click_out);
  const [isGivenOut, setGivenOut] = useState(about.feeds_out);
  const [delivery, setDelivery] = useState<readonly DeliveryRule[]>(about.delivery);
  useFieldOfAddress();
  const save = useChange({
    mutationFn: () =>
      call(saveStoreSettings, {
        body: { id, ...settings, click_out: clickOut, feeds_out: isGivenOut, delivery: [...delivery] },
      }),
  });
  const errors = errorsOf(save.error);
  return (
    <form
      noValidate
      className="max-w-220"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
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
          <SettingsFields
            settings={settings}
            errors={errors}
            onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
          />
        </Part>
        <Part title={t('desk.feeds.columns')}>
          <MappingState id={id} mapping={about.settings.mapping} />
        </Part>
        <Part title={t('desk.feeds.buyLinks')}>
          <div id="click_out">
            <Field
              label={t('desk.feeds.linkTemplate')}
              name="click_out"
              autoComplete="off"
              spellCheck={false}
              hint={t('desk.feeds.partnerProgramsExampleHttpsPartner', {
                example: 'https://partner.example/go?to={url}',
              })}
              error={errors.click_out}
              value={clickOut}
              onChange={({ target }) => setClickOut(target.value)}
            />
          </div>
        </Part>
        <Part title={t('desk.feeds.givenOut')}>
          <CheckBox
            label={t('desk.feeds.givenOutLabel')}
            checked={isGivenOut}
            onChange={({ target }) => setGivenOut(target.checked)}
          />
        </Part>
        <Part title={t('desk.feeds.delivery')}>
          <DeliveryFields rules={delivery} onChange={setDelivery} />
        </Part>
        {isEditor && (
          <BusyButton size="float" className="mt-8" isBusy={save.isPending}>
            {t('ui.save')}
          </BusyButton>
        )}
      </fieldset>
    </form>
  );
};
