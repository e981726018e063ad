import type { DeliveryRule } from '@wearfolio/contracts/desk-store-settings';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../parts/select.tsx';

type TextName = Exclude<keyof DeliveryRule, 'returns_free'>;

const texts: Record<TextName, readonly [label: string, hint: string]> = {
  place: [t('desk.parts.country'), t('desk.feeds.countryHint')],
  fee: [t('desk.feeds.cost'), t('desk.feeds.feeHint')],
  free_from: [t('desk.feeds.freeFrom'), t('desk.feeds.amountHint')],
  days: [t('desk.feeds.days'), t('desk.feeds.daysHint')],
  returns_days: [t('desk.feeds.returnsDays'), t('desk.feeds.returnsNone')],
  returns_note: [t('desk.feeds.returnPlace'), t('desk.feeds.returnsNoteHint')],
};

const emptyRule: DeliveryRule = {
  ...{ place: '', fee: '', free_from: '', days: '' },
  ...{ returns_days: '', returns_free: '', returns_note: '' },
};

/** The terms of a country in a line. */
const termsOf = ({ fee, free_from, days, returns_days }: DeliveryRule): string => {
  const named = ([label, value]: readonly [string, string]) => (value === '' ? [] : [`${label} ${value}`]);
  const others = [
    [texts.free_from[0], free_from],
    [texts.days[0], days],
    [texts.returns_days[0], returns_days],
  ] as const;
  return [fee === '' ? t('desk.feeds.unknown') : fee, ...others.flatMap(named)].join(' · ');
};

/** What is wrong with the fields of a rule. */
type RuleErrors = Partial<Record<keyof DeliveryRule, { message?: string }>>;

type RuleProps = {
  rule: DeliveryRule;
  errors?: RuleErrors | undefined;
  number: number;
  onChange: (rule: DeliveryRule) => void;
  onRemove: () => void;
};

const Rule = ({ rule, errors, number, onChange, onRemove }: RuleProps) => {
  const [isOpen, setOpen] = useState(rule.place === '');
  const text = (name: TextName) => (
    <Field
      label={texts[name][0]}
      name={`${name}-${number}`}
      autoComplete="off"
      spellCheck={false}
      hint={texts[name][1]}
      error={errors?.[name]?.message}
      value={rule[name]}
      onChange={({ target }) => onChange({ ...rule, [name]: target.value })}
    />
  );
  return (
    <li className="border-b border-line">
      <details open={isOpen || errors !== undefined} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-4 wrap-anywhere">
          <span className="font-medium">{rule.place || texts.place[0]}</span>{' '}
          <span className="type-card text-ink-2">{termsOf(rule)}</span>
        </summary>
        <div className="grid items-start gap-x-4 gap-y-8 pb-5 sm:grid-cols-4">
          {text('place')}
          {text('fee')}
          {text('free_from')}
          {text('days')}
          {text('returns_days')}
          <Select
            label={t('desk.feeds.returnsCost')}
            className="gap-1.5 [&>select]:h-12"
            value={rule.returns_free}
            onChoose={(returns_free) => onChange({ ...rule, returns_free })}
          >
            <option value="">{t('desk.feeds.unknown')}</option>
            <option value="yes">{t('desk.feeds.nothing')}</option>
            <option value="no">{t('desk.feeds.fee')}</option>
          </Select>
          <div className="sm:col-span-2">{text('returns_note')}</div>
          <TextButton
            className="justify-self-start"
            aria-label={rule.place ? t('desk.feeds.removePlace', { place: rule.place }) : t('desk.feeds.removeRule')}
            onClick={onRemove}
          >
            {t('desk.parts.remove')}
          </TextButton>
        </div>
      </details>
    </li>
  );
};

type Props = {
  rules: readonly DeliveryRule[];
  errors?: readonly (RuleErrors | undefined)[] | undefined;
  onChange: (rules: readonly DeliveryRule[]) => void;
};

/** What a store asks for delivery, one rule for each country. An empty field is unknown. */
export const DeliveryFields = ({ rules, errors, onChange }: Props) => (
  <div id="delivery">
    <p className="type-card text-ink-2">{t('desk.feeds.deliveryIntro')}</p>
    <ul>
      {rules.map((rule, at) => (
        <Rule
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other identity while they are typed.
          key={at}
          rule={rule}
          errors={errors?.[at]}
          number={at}
          onChange={(changed) => onChange(rules.with(at, changed))}
          onRemove={() => onChange(rules.toSpliced(at, 1))}
        />
      ))}
    </ul>
    <Button look="outlined" size="float" className="mt-5" onClick={() => onChange([...rules, emptyRule])}>
      {t('desk.feeds.addCountry')}
    </Button>
  </div>
);
