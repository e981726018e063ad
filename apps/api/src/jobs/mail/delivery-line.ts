import type { PrintMoney } from '@wearfolio/contracts/identity/money';
import { type DeliveryCost, deliveryText } from '@wearfolio/contracts/listing/delivery-text';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Translate } from '@wearfolio/messages/key';

/** What a mail says of an offer's delivery, in currency units. */
export type MailedDelivery = DeliveryCost;

/** SQL of the same in a market, for a row of `listing`. */
export const mailedDelivery = (destination: Destination | null): Prisma.Sql => {
  const delivery =
    !destination || destination.isHome
      ? Prisma.sql`listing.card`
      : Prisma.sql`coalesce(listing.card -> 'abroad' -> ${destination.country}::text, '{}'::jsonb)`;
  const stated = destination?.currency
    ? Prisma.sql`CASE WHEN listing.card -> 'quote' ->> 'currency' = ${destination.currency}::text
        THEN listing.card -> 'quote' -> 'delivery' -> ${destination.country}::text END`
    : Prisma.sql`NULL::jsonb`;
  return Prisma.sql`jsonb_build_object('delivery_price', ${delivery} -> 'delivery_price',
    'delivery_free_from', ${delivery} -> 'delivery_free_from', 'quote', ${stated})`;
};

/** The line of a product in a mail: '+ $4.95 delivery'; '' if nothing is known. */
export const deliveryLine = ({ t, print }: { t: Translate; print: PrintMoney }, delivery: MailedDelivery): string =>
  deliveryText(t, delivery, print);
