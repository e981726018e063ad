import type { Owner } from '../../features/catalogue/listing/use-owner.ts';
import { FollowButton } from '../../features/favorites/brands/follow-button.tsx';

/** A note in the head of a brand's or store's page: a button to follow the brand, or the store's shipping text. */
export const OwnerNote = ({ owner: { group, shop, shippingPolicy } }: { owner: Owner }) => {
  if (group === 'brand') return shop && <FollowButton brand={{ id: shop.id, display_name: shop.name }} />;
  return shippingPolicy && <p className="text-ink-2">{shippingPolicy}</p>;
};
