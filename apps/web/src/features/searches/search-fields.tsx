import { lengths, type SearchFrequency, searchFrequencies } from '@wearfolio/contracts/limits';
import { type Message, message } from '@wearfolio/messages/key';
import { useId } from 'react';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { fieldClass } from '../../ui/form/field-frame.tsx';

/** The labels of the frequencies. */
const frequencyNames = {
  immediately: message('searches.immediately'),
  daily: message('searches.daily'),
  weekly: message('searches.weekly'),
  never: message('searches.never'),
} as const satisfies Record<SearchFrequency, Message>;

type FrequencyProps = { value: SearchFrequency; onChange: (frequency: SearchFrequency) => void; label: string };

/** The e-mail frequency of a search. */
export const FrequencyField = ({ value, onChange, label }: FrequencyProps) => {
  const id = useId();
  return (
    <div>
      <label className="type-small block text-ink-2" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${fieldClass} select-field mt-1.5 h-12`}
        value={value}
        onChange={(event) => onChange(event.target.value as SearchFrequency)}
      >
        {searchFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(frequencyNames[frequency])}
          </option>
        ))}
      </select>
    </div>
  );
};

type NameProps = { value: string; onChange: (name: string) => void; error?: string | undefined };

/** The name of a search. */
export const NameField = ({ value, onChange, error }: NameProps) => (
  <Field
    label={t('searches.name')}
    name="name"
    value={value}
    maxLength={lengths.searchName}
    error={error}
    isRequired
    onChange={(event) => onChange(event.target.value)}
  />
);
