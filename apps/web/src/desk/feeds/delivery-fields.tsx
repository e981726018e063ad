import type { DeliveryRule } from '@wearfolio/contracts/desk-store-settings';
import { Button, TextButton } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../parts/select.tsx';

type TextName = Exclude<keyof DeliveryRule, 'returns_free'>;

const texts: Record<TextName, readonly [label: string, hint: string]> = {
  place: ['Country', 'Two letters, or US:CA for a region'],
  fee: ['Cost', 'free, or such as 4.95 or 4.95 EUR'],
  free_from: ['Free from', 'The amount, such as 60'],
  days: ['Days', 'Such as 2-4'],
  returns_days: ['Returns, in days', '0: none'],
  returns_note: ['Where to return', 'Shown on the page of the product'],
};

const emptyRule: DeliveryRule = {
  ...{ place: '', fee: '', free_from: '', days: '' },
  ...{ returns_days: '', returns_free: '', returns_note: '' },
};

type RuleProps = { rule: DeliveryRule; number: number; onChange: (rule: DeliveryRule) => void; onRemove: () => void };

const Rule = ({ rule, number, onChange, onRemove }: RuleProps) => {
  const text = (name: TextName) => (
    <Field
      label={texts[name][0]}
      name={`${name}-${number}`}
      autoComplete="off"
      spellCheck={false}
      hint={texts[name][1]}
      value={rule[name]}
      onChange={({ target }) => onChange({ ...rule, [name]: target.value })}
    />
  );
  return (
    <li className="grid items-start gap-x-4 gap-y-4 border-b border-line py-5 sm:grid-cols-4">
      {text('place')}
      {text('fee')}
      {text('free_from')}
      {text('days')}
      {text('returns_days')}
      <Select
        label="Returns cost"
        className="gap-1.5 [&>select]:h-12"
        value={rule.returns_free}
        onChoose={(returns_free) => onChange({ ...rule, returns_free })}
      >
        <option value="">Unknown</option>
        <option value="yes">Nothing</option>
        <option value="no">A fee</option>
      </Select>
      <div className="sm:col-span-2">{text('returns_note')}</div>
      <TextButton className="justify-self-start" aria-label={`Remove ${rule.place || 'this rule'}`} onClick={onRemove}>
        Remove
      </TextButton>
    </li>
  );
};

type Props = { rules: readonly DeliveryRule[]; onChange: (rules: readonly DeliveryRule[]) => void };

/** What a store asks for delivery, one rule for each country. An empty field is unknown. */
export const DeliveryFields = ({ rules, onChange }: Props) => (
  <div id="delivery">
    <p className="type-card text-ink-2">
      For products whose feed says nothing. An empty field is unknown and is not shown. The shop follows in a minute.
    </p>
    <ul>
      {rules.map((rule, at) => (
        <Rule
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other identity while they are typed.
          key={at}
          rule={rule}
          number={at}
          onChange={(changed) => onChange(rules.with(at, changed))}
          onRemove={() => onChange(rules.toSpliced(at, 1))}
        />
      ))}
    </ul>
    <Button look="outlined" size="float" className="mt-5" onClick={() => onChange([...rules, emptyRule])}>
      Add a country
    </Button>
  </div>
);
