import { returnsText } from '@wearfolio/contracts/listing/delivery-text';
import { Link } from 'react-router-dom';
import { AccordionRow } from '../../../ui/accordion.tsx';
import { Description } from './description.tsx';
import type { ProductDetails } from './offer.ts';
import { deliveryFact } from './offer-facts.tsx';

type Props = { details: ProductDetails; brandHref: string; storeHref: string };

/** Description, shipping and brand, as an accordion. */
export const ProductNotes = ({ details: { id, card, description, offers }, brandHref, storeHref }: Props) => {
  const offer = offers.find(({ product_id }) => product_id === id);
  const facts = offer
    ? [deliveryFact(offer), returnsText(offer), offer.returns_note ?? ''].filter((fact) => fact !== '')
    : [];
  return (
    <div className="mt-8 border-t border-line">
      {description.trim() !== '' && (
        <AccordionRow title="Description" isOpen>
          <Description html={description} />
        </AccordionRow>
      )}
      <AccordionRow title="Shipping and returns">
        <p>
          {card.shipping_policy && `${card.store_name} says: ${card.shipping_policy}. `}
          {facts.map((fact) => `${fact}. `)}
          {card.store_name} sells and ships this, and its terms hold for returns.
        </p>
        <p className="mt-2">
          See{' '}
          <Link className="text-ink underline underline-offset-4" to={storeHref}>
            everything from {card.store_name}
          </Link>
          .
        </p>
      </AccordionRow>
      <AccordionRow title="About the brand">
        <p>
          See{' '}
          <Link className="text-ink underline underline-offset-4" to={brandHref}>
            everything by {card.brand_name}
          </Link>
          , from every store that has it.
        </p>
      </AccordionRow>
    </div>
  );
};
