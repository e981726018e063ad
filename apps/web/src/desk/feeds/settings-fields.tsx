import { type StoreSettings, storeAudiences } from '@wearfolio/contracts/desk-store-settings';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { KindField } from '../catalogue/kind-field.tsx';
import { Select } from '../parts/select.tsx';
import { audienceWords } from './audience-words.ts';

/** The settings of a new store. */
export const noSettings: StoreSettings = {
  brand: '',
  force_brand: false,
  title_pattern: '',
  currency: '',
  audience: '',
  category: '',
  link: '',
  picture_base: '',
  archive_files: '',
  mapping: '',
};

type TextName = 'brand' | 'title_pattern' | 'currency' | 'link' | 'picture_base' | 'archive_files';

const texts: Record<TextName, readonly [label: string, hint: string]> = {
  currency: [t('desk.parts.currency'), t('desk.feeds.currencyHint')],
  brand: [t('desk.parts.brand'), t('desk.feeds.rowsWithoutOne')],
  title_pattern: [
    t('desk.feeds.titlePattern'),
    t('desk.feeds.titlePatternHint', { example: '{brand} {title} - {color} - {size}' }),
  ],
  link: [
    t('desk.feeds.productAddress'),
    t('desk.feeds.fallbackHint', { example: 'https://store.example/products/{id}' }),
  ],
  picture_base: [t('desk.feeds.pictureBase'), t('desk.feeds.startRelativePictureAddresses')],
  archive_files: [t('desk.feeds.filesArchive'), t('desk.feeds.archiveHint')],
};

export type SettingErrors = Readonly<Record<string, string | undefined>>;

/** As high as the fields beside it. */
const highSelect = 'gap-1.5 [&>select]:h-12';

type Props = {
  settings: StoreSettings;
  errors: SettingErrors;
  onChange: (change: Partial<StoreSettings>) => void;
};

/** The settings of a store's feed. Each field has an anchor. An empty field uses the feed's own value. */
export const SettingsFields = ({ settings, errors, onChange }: Props) => {
  const text = (name: TextName) => (
    <div id={name}>
      <Field
        label={texts[name][0]}
        name={name}
        autoComplete="off"
        spellCheck={false}
        hint={texts[name][1]}
        error={errors[name]}
        value={settings[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );
  return (
    <div className="grid items-start gap-x-6 gap-y-8 sm:grid-cols-2">
      {text('currency')}
      <div id="audience">
        <Select
          label={t('desk.feeds.audienceField')}
          className={highSelect}
          value={settings.audience}
          onChoose={(audience) => onChange({ audience })}
        >
          <option value="">{t('desk.feeds.unknown')}</option>
          {storeAudiences.map((name) => (
            <option key={name} value={name}>
              {audienceWords[name]}
            </option>
          ))}
        </Select>
      </div>
      <div id="category" className="sm:col-span-2">
        <KindField
          label={t('desk.feeds.kindField')}
          className="gap-1.5 [&>button]:h-12"
          value={settings.category}
          none={t('desk.feeds.unknown')}
          onChoose={(category) => onChange({ category })}
        />
      </div>
      <div className="grid gap-2">
        {text('brand')}
        <CheckBox
          name="force_brand"
          label={t('desk.feeds.useAllRows')}
          checked={settings.force_brand}
          onChange={({ target }) => onChange({ force_brand: target.checked })}
        />
      </div>
      {text('title_pattern')}
      {text('link')}
      {text('picture_base')}
      {text('archive_files')}
    </div>
  );
};
