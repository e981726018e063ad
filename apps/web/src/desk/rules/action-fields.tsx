import type { RuleAction } from '@wearfolio/contracts/desk-rules';
import { type StoreAudience, storeAudiences } from '@wearfolio/contracts/desk-store-settings';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { KindField } from '../catalogue/kind-field.tsx';
import { audienceWords } from '../feeds/audience-words.ts';
import { fieldLabel } from '../feeds/mapping.ts';
import { Select } from '../parts/select.tsx';
import type { Known } from './condition-fields.tsx';
import { actionWords, factWords } from './words.ts';

const mappedFacts = ['kind', 'brand', 'audience', 'color'];
const priceFields = ['price', 'sale_price', 'retail_price'];

const firstOf: Readonly<Record<string, RuleAction>> = {
  'leave-out': { type: 'leave-out' },
  set: { type: 'set', of: 'name', value: '' },
  append: { type: 'append', of: 'name', value: '' },
  replace: { type: 'replace', of: 'name', find: '', value: '' },
  multiply: { type: 'multiply', of: 'price', value: 1 },
  map: { type: 'map', of: 'kind', value: '' },
  title: { type: 'title', value: '{brand} {title} - {color}' },
  pictures: { type: 'pictures', value: 'https://' },
};

type ActionProps = { known: Known; name: string; action: RuleAction; onChange: (next: RuleAction) => void };

const MapFields = ({ known, name, action, onChange }: ActionProps) => {
  const value = String(action.value ?? '');
  const set = (next: string): void => onChange({ ...action, value: next });
  const lists: Readonly<Record<string, readonly string[]>> = {
    audience: storeAudiences,
    color: known.colors,
  };
  const options = lists[action.of ?? ''];
  return (
    <>
      <Select
        label={t('desk.rules.partFact', { part: name })}
        value={action.of ?? ''}
        onChoose={(of) => onChange({ ...action, of, value: '' })}
      >
        {mappedFacts.map((fact) => (
          <option key={fact} value={fact}>
            {factWords(fact)}
          </option>
        ))}
      </Select>
      {action.of === 'kind' && (
        <KindField
          label={t('desk.rules.partValue', { part: name })}
          value={value}
          none={t('desk.rules.addKind')}
          isNeeded
          onChoose={set}
        />
      )}
      {options && (
        <Select label={t('desk.rules.partValue', { part: name })} value={value} onChoose={set}>
          {value === '' && <option value="">{t('desk.rules.choose')}</option>}
          {options.map((one) => (
            <option key={one} value={one}>
              {action.of === 'audience' ? audienceWords[one as StoreAudience] : one}
            </option>
          ))}
        </Select>
      )}
      {!options && action.of !== 'kind' && (
        <Field
          label={t('desk.rules.partValue', { part: name })}
          name="value"
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </>
  );
};

const ValueFields = ({ known, name, action, onChange }: ActionProps) => {
  const { type, of, find = '', value = '', pattern = false } = action;
  const fields = type === 'multiply' ? priceFields : known.fields;
  return (
    <>
      {of !== undefined && (
        <Select
          label={t('desk.rules.partField', { part: name })}
          value={of}
          onChoose={(next) => onChange({ ...action, of: next })}
        >
          {fields.map((field) => (
            <option key={field} value={field}>
              {fieldLabel(field)}
            </option>
          ))}
        </Select>
      )}
      {type === 'replace' && (
        <>
          <Field
            label={t('desk.rules.partFind', { part: name })}
            name="find"
            spellCheck={false}
            hint={pattern ? t('desk.rules.patternGroups') : undefined}
            value={find}
            onChange={({ target }) => onChange({ ...action, find: target.value })}
          />
          <CheckBox
            label={t('desk.rules.isPattern')}
            checked={pattern}
            onChange={({ target }) => onChange({ ...action, pattern: target.checked })}
          />
        </>
      )}
      <Field
        label={
          type === 'multiply' ? t('desk.rules.partFactor', { part: name }) : t('desk.rules.partValue', { part: name })
        }
        name="value"
        spellCheck={false}
        hint={type === 'set' || type === 'append' ? t('desk.rules.template') : undefined}
        value={String(value)}
        onChange={({ target }) => {
          const number = Number(target.value);
          const isNumber = type === 'multiply' && target.value.trim() !== '' && String(number) === target.value;
          onChange({ ...action, value: isNumber ? number : target.value });
        }}
      />
    </>
  );
};

/** An action, with the fields that it needs. */
export const ActionFields = (props: ActionProps) => {
  const { name, action, onChange } = props;
  const { type } = action;
  const choices = type === 'read' ? ['read'] : Object.keys(firstOf);
  return (
    <>
      <Select label={name} value={type} onChoose={(next) => onChange(firstOf[next] ?? action)}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {actionWords[one]}
          </option>
        ))}
      </Select>
      {type === 'map' && <MapFields {...props} />}
      {type === 'read' && <p className="type-card text-ink-2">{t('desk.rules.readHint')}</p>}
      {!['leave-out', 'map', 'read'].includes(type) && <ValueFields {...props} />}
    </>
  );
};
