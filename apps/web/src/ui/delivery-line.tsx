import { deliveryText } from '@wearfolio/contracts/listing/delivery-text';
import type { DeliveryFields } from '@wearfolio/contracts/listing/product-card';
import { formatMoney } from '../lib/money.ts';
import { t } from '../lib/t.tsx';

/** What delivery costs, in the size of the store line; nothing if unknown (behavior.md#price-delivered). */
export const DeliveryLine = ({ offer }: { offer: DeliveryFields }) => {
  const text = deliveryText(t, offer, formatMoney);
  return text !== '' && <p className="type-micro figures text-ink-2">{text}</p>;
};
