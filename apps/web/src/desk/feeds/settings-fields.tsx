import { type StoreSettings, storeAudiences } from '@wearfolio/contracts/desk-store-settings';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { KindField } from '../catalogue/kind-field.tsx';
import { Select } from '../parts/select.tsx';

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
  currency: ['Currency', 'For prices without one, for example EUR'],
  brand: ['Brand', 'For rows without one'],
  title_pattern: ['Title pattern', 'How titles are made, for example {brand} {title} - {color} - {size}'],
  link: ['Product address', 'If the feed has none, for example https://store.example/products/{id}'],
  picture_base: ['Picture base', 'The start of relative picture addresses'],
  archive_files: ['Files of an archive', 'If it has several, those of the feed, for example shoes.csv, bags-*.csv'],
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
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      {text('currency')}
      <div id="audience">
        <Select
          label="Audience, if the feed has none"
          className={highSelect}
          value={settings.audience}
          onChoose={(audience) => onChange({ audience })}
        >
          <option value="">Unknown</option>
          {storeAudiences.map((name) => (
            <option key={name} value={name}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </Select>
      </div>
      <div id="category" className="sm:col-span-2">
        <KindField
          label="Kind, if it cannot be derived"
          className="gap-1.5 [&>button]:h-12"
          value={settings.category}
          none="Unknown"
          onChoose={(category) => onChange({ category })}
        />
      </div>
      <div className="grid gap-2">
        {text('brand')}
        <CheckBox
          name="force_brand"
          label="Use for all rows"
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
