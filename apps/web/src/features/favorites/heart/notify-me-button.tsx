import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { t } from '../../../lib/t.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSavedState } from '../target/use-saved-state.ts';
import { useFavorite } from '../use-favorite.ts';

type Props = {
  card: ProductCard;
  color: CardColor;
  /** The sold-out size, if it is a single one. */
  size: { id: number; name: string } | null;
};

/** Saves a sold-out product in its color and size, to get an e-mail when it is back. Guests sign in first. */
export const NotifyMeButton = ({ card, color, size }: Props) => {
  const { isFavorite, pendingSize, save } = useFavorite(card, color, size?.id);
  const { standing } = useSavedState(card, color);
  const wantedSize = pendingSize ?? standing?.size_id;
  if (isFavorite && (size === null || size.id === wantedSize))
    return (
      <p className="type-small text-ink-2" role="status">
        {size ? t('favorites.emailsWhenSizeBack', { name: size.name }) : t('favorites.emailsWhenBack')}
      </p>
    );
  return (
    <Button look="outlined" size="buy" onClick={save}>
      {size ? t('favorites.emailWhenSizeBack', { name: size.name }) : t('favorites.emailWhenBack')}
    </Button>
  );
};
