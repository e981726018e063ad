import type { StoreDelivery } from '@wearfolio/contracts/catalogue';
import { deliveryFact, namesAmount, returnsText } from '@wearfolio/contracts/listing/delivery-text';
import type { PromotedKey } from '@wearfolio/contracts/listing/promoted';
import { shopPath } from '../../app/paths.ts';
import type { Owner } from '../../features/catalogue/listing/use-owner.ts';
import { plainListing, printListing } from '../../features/catalogue/listing-url.ts';
import { FollowButton } from '../../features/favorites/brands/follow-button.tsx';
import { formatStated } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { CategoryLinks } from '../../ui/category-links.tsx';

/** Null on other listings, where all of these are nothing. */
type Props = { owner: Owner | null };

/** The button that follows a brand; nothing for a store. */
export const OwnerNote = ({ owner }: Props) =>
  owner?.group === 'brand' &&
  owner.shop && <FollowButton brand={{ id: owner.shop.id, display_name: owner.shop.name }} />;

// The store's own text often names the threshold of free delivery too.
const costOf = (delivery: StoreDelivery, shippingPolicy: string): string => {
  const money = (amount: number) => formatStated(amount, delivery.currency);
  const { delivery_free_from: freeFrom } = delivery;
  const isSaid = freeFrom !== null && namesAmount(shippingPolicy, money(freeFrom));
  return deliveryFact(t, isSaid ? { ...delivery, delivery_free_from: null } : delivery, money);
};

/** Delivery and returns of a store, as it states them. */
const Terms = ({ owner: { shippingPolicy, delivery } }: { owner: Owner }) => {
  const policy = shippingPolicy ?? '';
  const stated = delivery ? [costOf(delivery, policy), returnsText(t, delivery), delivery.returns_note ?? ''] : [];
  const facts = [policy, ...stated].filter((fact) => fact !== '');
  return (
    facts.length > 0 && (
      <ul className="grid max-w-[60ch] gap-1 text-ink-2" aria-label={t('listing.deliveryAndReturns')}>
        {facts.map((fact) => (
          <li key={fact} className="figures wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    )
  );
};

/** Below the name of a brand or store: its logo, what staff say of it, and a store's delivery and returns. */
export const OwnerText = ({ owner }: Props) => {
  if (!owner) return null;
  const { text, logo } = owner.about ?? { text: '', logo: null };
  return (
    <div className="mt-4 flex w-full flex-wrap items-start gap-x-12 gap-y-4 border-t border-line pt-4 empty:hidden md:mt-6 md:pt-6">
      {logo && (
        <img
          src={logo.src}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
          className="max-h-12 w-auto max-w-45"
        />
      )}
      {text !== '' && <p className="max-w-[60ch] wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>}
      <Terms owner={owner} />
    </div>
  );
};

/** Links to what is new and on sale of a brand or store, with counts; nothing without such products. */
export const OwnerPromoted = ({ owner }: Props) => {
  const { group = 'brand', shop, about } = owner ?? {};
  if (!shop || !about) return null;
  const query = printListing({ ...plainListing, [group]: [String(shop.id)] });
  const linkTo = (key: PromotedKey, name: string, count: number) =>
    ({ key, name, count, level: 0, isCurrent: false, href: shopPath(key) + query }) as const;
  const links = [
    linkTo('new', t('titles.newIn'), about.new_count),
    linkTo('sale', t('titles.sale'), about.sale_count),
  ].filter(({ count }) => count > 0);
  return links.length > 0 && <CategoryLinks label={t('listing.newAndSale')} look="rail" links={links} rel="nofollow" />;
};
