import type { FeedRule, RuleAction, RuleCondition, RuleList } from '@wearfolio/contracts/desk-rules';
import { type StoreAudience, storeAudiences } from '@wearfolio/contracts/desk-store-settings';
import type { ReactNode } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { KindField } from '../catalogue/kind-field.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { audienceWords } from '../feeds/audience-words.ts';
import { fieldLabel } from '../feeds/mapping.ts';
import { Select } from '../parts/select.tsx';
import { actionWords, factWords, testChoices } from './words.ts';

type Known = Pick<RuleList, 'fields' | 'facts' | 'colors'>;

const mappedFacts = ['kind', 'brand', 'audience', 'color'];
const priceFields = ['price', 'sale_price', 'retail_price'];

const replaced = <T,>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, place) => (place === at ? item : one));
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

const isColumn = (of: string): boolean => of.startsWith('column:');

/** Whole kinds to compare with, one a line. */
const Kinds = ({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) => {
  const kinds = value.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="grid content-start gap-2">
      <KindField
        label={t('desk.rules.partValue', { part: name })}
        value=""
        none={t('desk.rules.addKind')}
        onChoose={(path) => onChange([...new Set([...kinds, path])].join('\n'))}
      />
      <ul>
        {kinds.map((path, at) => (
          <li key={path} className="flex items-center justify-between gap-4">
            {categoryWords(path)}
            <TextButton
              className="type-small"
              aria-label={t('desk.rules.removePart', { part: categoryWords(path) })}
              onClick={() => onChange(without(kinds, at).join('\n'))}
            >
              {t('desk.rules.remove')}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
};

type ConditionProps = { known: Known; name: string; condition: RuleCondition; onChange: (next: RuleCondition) => void };

const ConditionFields = ({ known, name, condition, onChange }: ConditionProps) => {
  const { of, test, value = '', not = false } = condition;
  const choose = (next: string): void => onChange({ ...condition, of: next });
  const isKind = of === 'fact:kind' && test === 'is';
  return (
    <>
      <Select label={t('desk.rules.partWhat', { part: name })} value={isColumn(of) ? 'column:' : of} onChoose={choose}>
        <optgroup label={t('desk.rules.facts')}>
          {known.facts.map((fact) => (
            <option key={fact} value={`fact:${fact}`}>
              {factWords(fact)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('desk.rules.fields')}>
          {known.fields.map((field) => (
            <option key={field} value={field}>
              {fieldLabel(field)}
            </option>
          ))}
        </optgroup>
        <option value="column:">{t('desk.rules.aColumn')}</option>
      </Select>
      {isColumn(of) && (
        <Field
          label={t('desk.rules.partColumn', { part: name })}
          name="column"
          value={of.slice('column:'.length)}
          onChange={({ target }) => choose(`column:${target.value}`)}
        />
      )}
      <Select
        label={t('desk.rules.partTest', { part: name })}
        value={`${not ? 'not ' : ''}${test}`}
        onChoose={(key) => {
          const found = testChoices.find((one) => one.key === key);
          if (found) onChange({ of, test: found.test, not: found.not, ...(found.test === 'empty' ? {} : { value }) });
        }}
      >
        {testChoices.map(({ key, words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
      {isKind && <Kinds name={name} value={value} onChange={(next) => onChange({ ...condition, value: next })} />}
      {test !== 'empty' && !isKind && (
        <TextArea
          label={t('desk.rules.partValue', { part: name })}
          name="value"
          rows={2}
          hint={t('desk.rules.lines')}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      )}
    </>
  );
};

const firstOf: Readonly<Record<string, RuleAction>> = {
  'leave-out': { type: 'leave-out' },
  set: { type: 'set', of: 'name', value: '' },
  append: { type: 'append', of: 'name', value: '' },
  replace: { type: 'replace', of: 'name', find: '', value: '' },
  multiply: { type: 'multiply', of: 'price', value: 1 },
  map: { type: 'map', of: 'kind', value: 'women/clothing/dresses' },
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
  const first: Readonly<Record<string, string>> = {
    kind: firstOf.map?.value as string,
    audience: 'women',
    color: 'Black',
  };
  return (
    <>
      <Select
        label={t('desk.rules.partFact', { part: name })}
        value={action.of ?? ''}
        onChoose={(of) => onChange({ ...action, of, value: first[of] ?? '' })}
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

const ActionFields = (props: ActionProps) => {
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

const partName = (isAction: boolean, at: number): string =>
  isAction ? t('desk.rules.action', { number: at + 1 }) : t('desk.rules.condition', { number: at + 1 });

type PartsProps<T> = {
  isAction?: boolean;
  items: readonly T[];
  children: (item: T, name: string, at: number) => ReactNode;
  onRemove: (at: number) => void;
  onAdd: () => void;
};

const Parts = <T,>({ isAction = false, items, children, onRemove, onAdd }: PartsProps<T>) => (
  <div className="grid gap-4">
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
      <div key={at} className="grid gap-3 border-l-2 border-line pl-4 sm:grid-cols-2">
        {children(item, partName(isAction, at), at)}
        <TextButton
          className="justify-self-start"
          aria-label={t('desk.rules.removePart', { part: partName(isAction, at) })}
          onClick={() => onRemove(at)}
        >
          {t('desk.rules.remove')}
        </TextButton>
      </div>
    ))}
    <Button look="outlined" size="float" className="justify-self-start" onClick={onAdd}>
      {isAction ? t('desk.rules.addAction') : t('desk.rules.addCondition')}
    </Button>
  </div>
);

type Props = { known: Known; rule: FeedRule; onChange: (rule: FeedRule) => void };

/** A rule: its name, its conditions, and what then happens. */
export const RuleFields = ({ known, rule, onChange }: Props) => {
  const { name, when, actions } = rule;
  return (
    <>
      <Field
        label={t('desk.rules.name')}
        name="name"
        className="max-w-110"
        value={name}
        onChange={({ target }) => onChange({ ...rule, name: target.value })}
      />
      <div>
        <h3 className="type-card mb-2 font-medium">
          {when.length === 0 ? t('desk.rules.forAllRows') : t('desk.rules.ifAll')}
        </h3>
        <Parts
          items={when}
          onRemove={(at) => onChange({ ...rule, when: without(when, at) })}
          onAdd={() => onChange({ ...rule, when: [...when, { of: 'name', test: 'contains', value: '' }] })}
        >
          {(condition, label, at) => (
            <ConditionFields
              known={known}
              name={label}
              condition={condition}
              onChange={(next) => onChange({ ...rule, when: replaced(when, at, next) })}
            />
          )}
        </Parts>
      </div>
      <div>
        <h3 className="type-card mb-2 font-medium">{t('desk.rules.thenDo')}</h3>
        <Parts
          isAction
          items={actions}
          onRemove={(at) => onChange({ ...rule, actions: without(actions, at) })}
          onAdd={() => onChange({ ...rule, actions: [...actions, { type: 'set', of: 'name', value: '' }] })}
        >
          {(action, label, at) => (
            <ActionFields
              known={known}
              name={label}
              action={action}
              onChange={(next) => onChange({ ...rule, actions: replaced(actions, at, next) })}
            />
          )}
        </Parts>
      </div>
    </>
  );
};
