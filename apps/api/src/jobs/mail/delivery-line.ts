import { deliveryText } from '@wearfolio/contracts/listing/delivery-text';
import type { DeliveryFields } from '@wearfolio/contracts/listing/product-card';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Translate } from '@wearfolio/messages/key';

/** What a mail says of an offer's delivery, in currency units. */
export type MailedDelivery = Pick<DeliveryFields, 'delivery_price' | 'delivery_free_from'>;

/** SQL of the same, for a row of `listing`. */
export const mailedDelivery = Prisma.sql`jsonb_build_object(
  'delivery_price', card -> 'delivery_price', 'delivery_free_from', card -> 'delivery_free_from')`;

/** The line of a product in a mail: '+ $4.95 delivery'; '' if nothing is known. */
export const deliveryLine = (
  { t, print }: { t: Translate; print: (amount: number) => string },
  delivery: MailedDelivery,
): string => deliveryText(t, delivery, print);
