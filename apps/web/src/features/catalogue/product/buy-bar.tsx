import type { ProductOffer } from '@wearfolio/contracts/product';
import { Price } from '../../../ui/price.tsx';
import { BuyLink } from './buy-link.tsx';

type Props = { offer: ProductOffer; isShown: boolean };

/** Phones: the price and the link to the store, fixed at the bottom once the link in the page has scrolled away. */
export const BuyBar = ({ offer, isShown }: Props) => (
  <div
    data-foot-bar
    className={`needs-screen fixed inset-x-0 bottom-0 z-(--z-filter-bar) flex items-center gap-4 border-t border-line bg-paper px-(--margin) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-200 md:hidden ${
      isShown ? '' : 'invisible translate-y-full'
    }`}
  >
    <div className="w-22 shrink-0">
      <Price price={offer.price} retailPrice={offer.retail_price} retailKind={offer.retail_kind} quote={offer.quote} />
    </div>
    <BuyLink className="flex-1" productId={offer.product_id} storeName={offer.store_name} isSoldOut={!offer.in_stock} />
  </div>
);
