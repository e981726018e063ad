import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useStanding } from '../target/use-standing.ts';
import { useFavorite } from '../use-favorite.ts';

type Props = {
  card: ProductCard;
  color: CardColor;
  /** The size that is sold out, where it is one alone. */
  size: { id: number; name: string } | null;
};

/**
 * Saves what is sold out, in its color and size, so that a mail tells when it is back. A guest is led to sign in and comes back with it
 * saved.
 */
export const TellMeButton = ({ card, color, size }: Props) => {
  const { isFavorite, save } = useFavorite(card, color, size?.id);
  const { standing } = useStanding(card, color);
  const [asked, setAsked] = useState<number | null>(null);
  if (isFavorite && (size === null || [asked, standing?.size_id].includes(size.id)))
    return (
      <p className="type-small text-ink-2" role="status">
        We will mail you when it is back{size ? ` in ${size.name}` : ''}.
      </p>
    );
  return (
    <Button
      look="outlined"
      size="buy"
      onClick={() => {
        setAsked(size?.id ?? null);
        save();
      }}
    >
      {size ? `Tell me when ${size.name} is back` : 'Tell me when it is back'}
    </Button>
  );
};
