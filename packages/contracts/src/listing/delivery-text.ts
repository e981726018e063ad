import type { DeliveryFields } from './product-card.ts';

/** Formats an amount in the shop's currency. */
type Money = (amount: number) => string;

/** What delivery costs: '+ $4.95 delivery', 'Free delivery', 'Free from $60'; '' if unknown. */
export const deliveryText = (
  { delivery_price: fee, delivery_free_from: freeFrom }: Pick<DeliveryFields, 'delivery_price' | 'delivery_free_from'>,
  money: Money,
): string => {
  if (fee === 0) return 'Free delivery';
  if (fee !== null) return `+ ${money(fee)} delivery`;
  return freeFrom === null ? '' : `Free from ${money(freeFrom)}`;
};

/** From when on delivery is free, where it costs something: 'free from $60'; '' otherwise. */
export const freeFromText = (
  { delivery_price: fee, delivery_free_from: freeFrom }: Pick<DeliveryFields, 'delivery_price' | 'delivery_free_from'>,
  money: Money,
): string => (fee === null || freeFrom === null ? '' : `free from ${money(freeFrom)}`);

/** How long delivery takes: 'in 2 to 4 days'; '' if unknown. */
export const deliveryDaysText = ({ delivery_days: days }: Pick<DeliveryFields, 'delivery_days'>): string => {
  if (days === null) return '';
  const [from, to] = days;
  if (to === 0) return 'on the same day';
  if (from === 0 || from === to) return `${from === 0 ? 'within' : 'in'} ${to === 1 ? '1 day' : `${to} days`}`;
  return `in ${from} to ${to} days`;
};

/** Whether and how goods can be returned: 'Returns 30 days, free'; '' if unknown. */
export const returnsText = ({
  returns_days: days,
  returns_free: isFree,
}: Pick<DeliveryFields, 'returns_days' | 'returns_free'>): string => {
  if (days === null) return isFree ? 'Free returns' : '';
  if (days === 0) return 'No returns';
  const term = `Returns ${days === 1 ? '1 day' : `${days} days`}`;
  if (isFree === null) return term;
  return isFree ? `${term}, free` : `${term}, for a fee`;
};
