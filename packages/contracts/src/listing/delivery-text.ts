import type { Translate } from '@wearfolio/messages/key';
import type { PrintMoney } from '../identity/money.ts';
import type { DeliveryFields, Quote } from './product-card.ts';

/** What delivery of an offer costs, with what its store states in the currency of the market. */
export type DeliveryCost = Pick<DeliveryFields, 'delivery_price' | 'delivery_free_from'> & {
  quote?: Pick<Quote, 'delivery_price' | 'delivery_free_from'> | null | undefined;
};

/** What delivery costs: '+ $4.95 delivery', 'Free delivery', 'Free from $60'; '' if unknown. */
export const deliveryText = (
  t: Translate,
  { delivery_price: fee, delivery_free_from: freeFrom, quote }: DeliveryCost,
  money: PrintMoney,
): string => {
  if (fee === 0) return t('traits.freeDelivery');
  if (fee !== null) return t('delivery.fee', { fee: money(fee, quote?.delivery_price) });
  return freeFrom === null ? '' : t('delivery.freeFrom', { amount: money(freeFrom, quote?.delivery_free_from) });
};

/** From when on delivery is free, where it costs something: 'free from $60'; '' otherwise. */
export const freeFromText = (
  t: Translate,
  { delivery_price: fee, delivery_free_from: freeFrom, quote }: DeliveryCost,
  money: PrintMoney,
): string =>
  fee === null || freeFrom === null
    ? ''
    : t('delivery.freeFromThen', { amount: money(freeFrom, quote?.delivery_free_from) });

/** How long delivery takes: 'in 2 to 4 days'; '' if unknown. */
export const deliveryDaysText = (
  t: Translate,
  { delivery_days: days }: Pick<DeliveryFields, 'delivery_days'>,
): string => {
  if (days === null) return '';
  const [from, to] = days;
  if (to === 0) return t('delivery.sameDay');
  if (from === 0) return t('delivery.within', { days: to });
  return from === to ? t('delivery.in', { days: to }) : t('delivery.range', { from, to });
};

/** When an offer arrives: 'Arrives in 2 to 4 days'; '' if unknown. */
export const arrivalText = (t: Translate, offer: Pick<DeliveryFields, 'delivery_days'>): string => {
  const days = deliveryDaysText(t, offer);
  return days === '' ? '' : t('product.arrives', { days });
};

/** What is known of the cost and time of delivery: '+ $4.95 delivery in 2 to 4 days, free from $60'; '' if nothing. */
export const deliveryFact = (
  t: Translate,
  offer: DeliveryCost & Pick<DeliveryFields, 'delivery_days'>,
  money: PrintMoney,
): string => {
  const cost = deliveryText(t, offer, money);
  if (cost === '') return arrivalText(t, offer);
  const [time, freeFrom] = [deliveryDaysText(t, offer), freeFromText(t, offer, money)];
  const fact = time === '' ? cost : t('delivery.costAndTime', { cost, time });
  return freeFrom === '' ? fact : t('delivery.costAndFreeFrom', { cost: fact, freeFrom });
};

const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** Whether a store's own text names this amount, as printed: 'Free over $60' names $60, but neither $6 nor $60.50. */
export const namesAmount = (text: string, amount: string): boolean => {
  const around = withPlainSpaces(text).split(withPlainSpaces(amount));
  return around.slice(1).some((after, at) => !/^[.,]?\d/.test(after) && !/\d[.,]?$/.test(around[at] ?? ''));
};

/** Whether and how goods can be returned: 'Returns 30 days, free'; '' if unknown. */
export const returnsText = (
  t: Translate,
  { returns_days: days, returns_free: isFree }: Pick<DeliveryFields, 'returns_days' | 'returns_free'>,
): string => {
  if (days === null) return isFree ? t('traits.freeReturns') : '';
  if (days === 0) return t('delivery.noReturns');
  if (isFree === null) return t('delivery.returns', { days });
  return isFree ? t('delivery.returnsFree', { days }) : t('delivery.returnsPaid', { days });
};
