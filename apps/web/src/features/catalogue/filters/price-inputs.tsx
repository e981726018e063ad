import { readAmount } from '@wearfolio/contracts/identity/money';
import { readPriceRange } from '@wearfolio/contracts/listing/listing-filters';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { paidMoney, shopSign, typedMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { Button } from '../../../ui/button.tsx';
import { fieldClass } from '../../../ui/form/field-frame.tsx';
import { isPriceBucket, type ListingState, withTypedPrices } from '../listing-url.ts';

type Props = { state: ListingState; onChange: (state: ListingState) => void };

/** The ends of the typed range in the address, as texts. */
const typedIn = ({ price_range: ranges }: ListingState) => {
  const range = readPriceRange(ranges.find((one) => !isPriceBucket(one)) ?? '');
  return { min: range ? typedMoney(range.min) : '', max: range?.max ? typedMoney(range.max) : '' };
};

type EndProps = { label: string; value: string; describedBy: string | undefined; onType: (text: string) => void };

const End = ({ label, value, describedBy, onType }: EndProps) => (
  <label className="min-w-0 flex-1">
    <span className="type-small mb-1 block text-ink-3">{label}</span>
    <input
      className={`${fieldClass} figures h-11 md:h-10`}
      inputMode="decimal"
      maxLength={14}
      aria-describedby={describedBy}
      aria-invalid={describedBy !== undefined}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value)}
    />
  </label>
);

const paidIn = (text: string): number | null => {
  const amount = readAmount(text);
  return amount === null ? null : paidMoney(amount);
};

const isWritten = (text: string): boolean => text.trim() !== '';

/** What is wrong with the typed range, or null. */
const faultOf = (typed: { min: string; max: string }): string | null => {
  const [min, max] = [readAmount(typed.min), readAmount(typed.max)];
  if ((isWritten(typed.min) && min === null) || (isWritten(typed.max) && max === null))
    return t('listing.priceExample');
  return min !== null && max !== null && max <= min ? t('listing.priceOrder') : null;
};

/** A price range to type, in currency units. An empty end is open. */
export const PriceInputs = ({ state, onChange }: Props) => {
  const noteId = useId();
  const asked = typedIn(state);
  const [typed, setTyped] = useState(asked);
  const fault = faultOf(typed);
  const describedBy = fault === null ? undefined : noteId;
  const isUnchanged = typed.min === asked.min && typed.max === asked.max;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (fault === null && !isUnchanged)
      onChange(withTypedPrices(state, { min: paidIn(typed.min), max: paidIn(typed.max) }));
  };
  return (
    <form className="mt-3 border-t border-line pt-4" onSubmit={apply}>
      <div className="flex items-end gap-3">
        <End
          label={t('listing.from', { shopSign: shopSign().trim() })}
          value={typed.min}
          describedBy={describedBy}
          onType={(min) => setTyped({ ...typed, min })}
        />
        <End
          label={t('listing.to', { shopSign: shopSign().trim() })}
          value={typed.max}
          describedBy={describedBy}
          onType={(max) => setTyped({ ...typed, max })}
        />
        <Button type="submit" size="float" disabled={fault !== null || isUnchanged}>
          {t('listing.apply')}
        </Button>
      </div>
      {fault !== null && (
        <p id={noteId} className="type-small pt-2 text-sale">
          {fault}
        </p>
      )}
    </form>
  );
};
