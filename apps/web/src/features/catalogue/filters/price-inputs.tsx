import { readPriceRange } from '@wearfolio/contracts/listing/listing-filters';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { shopSign } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldClass } from '../../../ui/form/field-frame.tsx';
import { isPriceBucket, type ListingState, withTypedPrices } from '../listing-url.ts';

type Props = { state: ListingState; onChange: (state: ListingState) => void };

/** The ends of the typed range in the address, as texts. */
const typedIn = ({ price_range: ranges }: ListingState) => {
  const range = readPriceRange(ranges.find((one) => !isPriceBucket(one)) ?? '');
  return { min: range ? String(range.min) : '', max: range?.max ? String(range.max) : '' };
};

type EndProps = { label: string; value: string; describedBy: string | undefined; onType: (text: string) => void };

const End = ({ label, value, describedBy, onType }: EndProps) => (
  <label className="min-w-0 flex-1">
    <span className="type-small mb-1 block text-ink-3">{label}</span>
    <input
      className={`${fieldClass} figures h-11 md:h-10`}
      inputMode="numeric"
      maxLength={7}
      aria-describedby={describedBy}
      aria-invalid={describedBy !== undefined}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value.replace(/\D/g, ''))}
    />
  </label>
);

/** A price range to type, in whole currency units. An empty end is open. */
export const PriceInputs = ({ state, onChange }: Props) => {
  const noteId = useId();
  const asked = typedIn(state);
  const [typed, setTyped] = useState(asked);
  const isWrong = typed.min !== '' && typed.max !== '' && Number(typed.max) <= Number(typed.min);
  const isUnchanged = typed.min === asked.min && typed.max === asked.max;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && !isUnchanged) onChange(withTypedPrices(state, typed));
  };
  return (
    <form className="mt-3 border-t border-line pt-4" onSubmit={apply}>
      <div className="flex items-end gap-3">
        <End
          label={`From ${shopSign().trim()}`}
          value={typed.min}
          describedBy={isWrong ? noteId : undefined}
          onType={(min) => setTyped({ ...typed, min })}
        />
        <End
          label={`to ${shopSign().trim()}`}
          value={typed.max}
          describedBy={isWrong ? noteId : undefined}
          onType={(max) => setTyped({ ...typed, max })}
        />
        <Button type="submit" size="float" disabled={isWrong || isUnchanged}>
          Apply
        </Button>
      </div>
      {isWrong && (
        <p id={noteId} className="type-small pt-2 text-sale">
          The upper price must be above the lower one.
        </p>
      )}
    </form>
  );
};
