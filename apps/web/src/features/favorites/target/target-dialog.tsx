import { useQueryClient } from '@tanstack/react-query';
import { readAmount } from '@wearfolio/contracts/identity/money';
import type { Quote } from '@wearfolio/contracts/listing/product-card';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { formatMoney, paidMoney, typedMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { useSession } from '../../../session/session.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import { TextButton } from '../../../ui/button.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { fieldClass } from '../../../ui/form/field-frame.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog, DialogHead } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { type FavoriteItem, rememberPending } from '../pending-items.ts';
import { saveTarget, saveWithTarget } from './save-target.ts';
import type { Target, TargetSize } from './target.ts';

/** A favorite whose target is shown or set. */
export type TargetOf = {
  title: string;
  item: Pick<FavoriteItem, 'product_id' | 'color_id'>;
  /** The product to save before the target is set; absent if it is saved. */
  unsaved?: FavoriteItem | undefined;
  price: number | null;
  /** The price with delivery. */
  delivered: number | null;
  quote?: Quote | undefined;
  target: Target | null;
  sizes: readonly TargetSize[];
};

type Props = TargetOf & { isOpen: boolean; onClose: () => void };

const none = { size_id: null, with_delivery: false };

/** A price to type, for example: a tenth below the product's own, or below 120. */
const exampleOf = (price: number | null): string => formatMoney(Math.max(1, Math.floor((price ?? 120) * 0.9)));

const costText = (amount: number, { delivered, quote }: Pick<Props, 'delivered' | 'quote'>): string => {
  const price = formatMoney(amount, quote?.price);
  if (delivered === null) return t('favorites.costsNow', { price });
  return t('favorites.costsNowDelivered', { price, delivered: formatMoney(delivered, quote?.delivered_price) });
};

/** Asks for the target price and size of a favorite. Guests sign in first and return. */
export const TargetDialog = ({
  isOpen,
  onClose,
  title,
  item,
  unsaved,
  price,
  delivered,
  quote,
  target,
  sizes,
}: Props) => {
  const client = useQueryClient();
  const { userDetails } = useSession();
  const signInFirst = useSignInFirst();
  const sizeField = useId();
  const hasDelivered = delivered !== null || target?.with_delivery === true;
  const [typed, setTyped] = useState(target ? typedMoney(target.price) : '');
  const [isDelivered, setDelivered] = useState(target?.with_delivery ?? false);
  const [sizeId, setSizeId] = useState(target?.size_id ?? null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  const askToSignIn = (pending: FavoriteItem) => {
    rememberPending(pending);
    onClose();
    showToast({ text: t('replies.loginRequired'), kind: 'error' });
    signInFirst('target');
  };

  const perform = async (change: () => Promise<string>) => {
    setBusy(true);
    setError(undefined);
    try {
      const message = await change();
      onClose();
      showToast({ text: message });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.message);
    } finally {
      setBusy(false);
    }
  };

  const save = (chosen: Target) => {
    const pending = unsaved && { ...unsaved, target: chosen };
    if (userDetails) {
      void perform(() =>
        pending ? saveWithTarget(client, userDetails, pending) : saveTarget(client, userDetails, item, chosen),
      );
    } else if (pending) askToSignIn(pending);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readAmount(typed);
    if (!wanted) setError(t('favorites.priceExample', { price: exampleOf(price) }));
    else save({ price: paidMoney(wanted), size_id: sizeId, with_delivery: isDelivered });
  };

  const turnOff = () => {
    if (userDetails) void perform(() => saveTarget(client, userDetails, item, { ...none, price: null }));
  };

  return (
    <Dialog look="small" isOpen={isOpen} onClose={onClose}>
      <DialogHead>{t('favorites.targetPrice')}</DialogHead>
      <form className="grid gap-5 overflow-y-auto p-5" onSubmit={submit} noValidate>
        <p className="text-ink-2 wrap-anywhere">
          {t('favorites.targetIntro', { title })}
          {price !== null && ` ${costText(price, { delivered, quote })}`}
        </p>
        {userDetails && !userDetails.wants_alerts && <p className="text-ink-2">{t('customer.emailsOff')}</p>}
        <Field
          label={t('favorites.tellMeBelow')}
          name="price"
          inputMode="decimal"
          placeholder={exampleOf(price)}
          value={typed}
          isRequired
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        {hasDelivered && (
          <CheckBox
            name="with_delivery"
            label={t('favorites.includingDelivery')}
            checked={isDelivered}
            onChange={({ target: box }) => setDelivered(box.checked)}
          />
        )}
        {sizes.length > 0 && (
          <div>
            <label className="type-small block text-ink-2" htmlFor={sizeField}>
              {t('product.size')}
            </label>
            <select
              id={sizeField}
              className={`${fieldClass} select-field mt-1.5 h-12`}
              value={sizeId ?? ''}
              onChange={(event) => setSizeId(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t('favorites.anySize')}</option>
              {sizes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        {error !== undefined && <FormAlert onClose={() => setError(undefined)}>{error}</FormAlert>}
        <BusyButton isBusy={isBusy}>{t('ui.save')}</BusyButton>
        {target && (
          <TextButton className="justify-self-start" disabled={isBusy} onClick={turnOff}>
            {t('favorites.turnOff')}
          </TextButton>
        )}
      </form>
    </Dialog>
  );
};
