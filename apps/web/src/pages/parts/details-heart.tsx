import { chosenColor, type ProductDetails, sizesOf, stockOf } from '../../features/catalogue/product/offer.ts';
import { useProductFit } from '../../features/catalogue/sizes/use-my-sizes.ts';
import { FavoriteButton } from '../../features/favorites/heart/favorite-button.tsx';
import { NotifyMeButton } from '../../features/favorites/heart/notify-me-button.tsx';
import { TargetPrice } from '../../features/favorites/target/target-price.tsx';

type Props = { details: ProductDetails; colorId: number | null; isInModal?: boolean };

/** The shopper's size, if it is sold out in this color while others are available. */
const missingSize = (details: ProductDetails, colorId: number | null, fitting: readonly number[]) => {
  const own = sizesOf(details, chosenColor(details, colorId)).filter(({ id }) => fitting.includes(id));
  return own.some(({ isAvailable }) => isAvailable) ? null : (own[0] ?? null);
};

/** The heart of the shown color, and below it, for sold-out products, a button to get an e-mail when it is back. */
export const DetailsHeart = ({ details, colorId, isInModal = false }: Props) => {
  const color = chosenColor(details, colorId);
  const { fitting } = useProductFit(details.id);
  if (!color) return null;
  const missing = missingSize(details, colorId, fitting);
  const isSoldOut = stockOf(details, color).kind === 'out';
  return (
    <>
      <FavoriteButton card={details.card} color={color} isInModal={isInModal} />
      {(isSoldOut || missing) && (
        <NotifyMeButton
          card={details.card}
          color={color}
          size={missing && { id: missing.id, name: missing.name.split(' · ')[0] ?? missing.name }}
        />
      )}
      {!isInModal && <TargetPrice card={details.card} color={color} sizes={sizesOf(details, color)} />}
    </>
  );
};
