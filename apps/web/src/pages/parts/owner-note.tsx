import type { Owner } from '../../features/catalogue/listing/use-owner.ts';
import { FollowButton } from '../../features/favorites/brands/follow-button.tsx';

/** What stands at the head of a brand's or a store's own page: a button to follow it, or how it ships. */
export const OwnerNote = ({ owner: { group, shop, shippingPolicy } }: { owner: Owner }) => {
  if (group === 'brand') return shop && <FollowButton brand={{ id: shop.id, display_name: shop.name }} />;
  return shippingPolicy && <p className="text-ink-2">{shippingPolicy}</p>;
};
