import { returnsText } from '@wearfolio/contracts/listing/delivery-text';
import { Link } from 'react-router-dom';
import { rich, t } from '../../../lib/t.tsx';
import { AccordionRow } from '../../../ui/accordion.tsx';
import { Description } from './description.tsx';
import type { ProductDetails } from './offer.ts';
import { deliveryFact } from './offer-facts.tsx';

type Props = { details: ProductDetails; brandHref: string; storeHref: string };

/** Description, shipping and brand, as an accordion. */
export const ProductNotes = ({
  details: { id, brand_text: brandText, card, description, description_lang: lang, offers },
  brandHref,
  storeHref,
}: Props) => {
  const offer = offers.find(({ product_id }) => product_id === id);
  const facts = offer
    ? [deliveryFact(offer), returnsText(t, offer), offer.returns_note ?? ''].filter((fact) => fact !== '')
    : [];
  return (
    <div className="mt-8 border-t border-line">
      {description.trim() !== '' && (
        <AccordionRow title={t('product.description')} isOpen>
          <Description html={description} lang={lang} />
        </AccordionRow>
      )}
      <AccordionRow title={t('product.shippingReturns')}>
        <p>
          {card.shipping_policy &&
            `${t('product.says', { storeName: card.store_name, shippingPolicy: card.shipping_policy })} `}
          {facts.map((fact) => `${fact}. `)}
          {t('product.sellsAndShips', { storeName: card.store_name })}
        </p>
        <p className="mt-2">
          {rich('product.everythingFrom', {
            storeName: card.store_name,
            link: (words) => (
              <Link className="text-ink underline underline-offset-4" to={storeHref}>
                {words}
              </Link>
            ),
          })}
        </p>
      </AccordionRow>
      <AccordionRow title={t('product.aboutBrand')}>
        {brandText !== '' && <p className="mb-2 whitespace-pre-line wrap-anywhere">{brandText}</p>}
        <p>
          {rich('product.everythingBy', {
            brandName: card.brand_name,
            link: (words) => (
              <Link className="text-ink underline underline-offset-4" to={brandHref}>
                {words}
              </Link>
            ),
          })}
        </p>
      </AccordionRow>
    </div>
  );
};
