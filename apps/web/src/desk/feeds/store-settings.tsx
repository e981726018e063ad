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
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useChange } from '../api.ts';
import { countWords } from '../catalogue/words.ts';
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
      {mapping === '' ? 'The shop detects the columns of the feed.' : `${countWords(count, 'field')} are mapped.`}{' '}
      <Link to={`${deskPaths.feed}?id=${id}`} className="underlined">
        See its columns
      </Link>
    </p>
  );
};

/** The settings of a store's feed, its buy links and its delivery. */
export const StoreSettingsForm = ({ about, isEditor }: { about: StoreAbout; isEditor: boolean }) => {
  const { id } = about;
  const [settings, setSettings] = useState<StoreSettings>(about.settings);
  const [clickOut, setClickOut] = useState(about.click_out);
  const [delivery, setDelivery] = useState<readonly DeliveryRule[]>(about.delivery);
  useFieldOfAddress();
  const save = useChange({
    mutationFn: () =>
      call(saveStoreSettings, { body: { id, ...settings, click_out: clickOut, delivery: [...delivery] } }),
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
        <Part title="Feed settings">
          <p className="type-card mb-4 text-ink-2">
            Applies from the next import on. An empty field uses the feed’s own value.{' '}
            <Link to={`${deskPaths.values}?list=placed`} className="underlined">
              Categories and colors
            </Link>{' '}
            are mapped for all stores at once.
          </p>
          <SettingsFields
            settings={settings}
            errors={errors}
            onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
          />
        </Part>
        <Part title="Columns">
          <MappingState id={id} mapping={about.settings.mapping} />
        </Part>
        <Part title="Buy links">
          <div id="click_out">
            <Field
              label="Link template"
              name="click_out"
              autoComplete="off"
              spellCheck={false}
              hint="For partner programs, for example https://partner.example/go?to={url}. Empty: directly to the store. It takes effect immediately."
              error={errors.click_out}
              value={clickOut}
              onChange={({ target }) => setClickOut(target.value)}
            />
          </div>
        </Part>
        <Part title="Delivery">
          <DeliveryFields rules={delivery} onChange={setDelivery} />
        </Part>
        {isEditor && (
          <BusyButton size="float" className="mt-8" isBusy={save.isPending}>
            Save
          </BusyButton>
        )}
      </fieldset>
    </form>
  );
};
