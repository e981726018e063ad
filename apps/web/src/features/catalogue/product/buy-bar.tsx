import { Price } from '../../../ui/price.tsx';
import { BuyLink } from './buy-link.tsx';
import type { ProductDetails } from './offer.ts';

type Props = { details: ProductDetails; isShown: boolean };

/** Phones: price and link stay at the foot of the screen once the link of the page has scrolled away. */
export const BuyBar = ({ details, isShown }: Props) => (
  <div
    data-foot-bar
    className={`fixed inset-x-0 bottom-0 z-(--z-filter-bar) flex items-center gap-4 border-t border-line bg-paper px-(--margin) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-200 md:hidden ${
      isShown ? '' : 'invisible translate-y-full'
    }`}
  >
    <div className="w-22 shrink-0">
      <Price price={details.price} retailPrice={details.compare_price} retailKind={details.compare_kind} />
    </div>
    <BuyLink
      className="flex-1"
      productId={details.id}
      storeName={details.card.store_name}
      isSoldOut={details.quantity === 0}
    />
  </div>
);
