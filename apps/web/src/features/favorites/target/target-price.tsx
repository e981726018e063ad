import { useQuery } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import { getTarget } from '@wearfolio/contracts/targets';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import { useSession } from '../../../session/session.ts';
import { TextButton } from '../../../ui/button.tsx';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';
import { wishFor } from '../save-favorite.ts';
import { useFavorite } from '../use-favorite.ts';
import type { Target, TargetSize } from './target.ts';

const [TargetDialog, prepare] = lazyPart(async () => (await import('./target-dialog.tsx')).TargetDialog, NotLoaded);

type ButtonProps = {
  title: string;
  wish: { product_id: number; color_id: number };
  price: number | null;
  target: Target | null;
  sizes: readonly TargetSize[];
  sizeName?: string | null | undefined;
};

const words = ({ target, sizes, sizeName }: Pick<ButtonProps, 'target' | 'sizes' | 'sizeName'>): string => {
  if (!target) return 'Set a target price';
  const size = sizeName ?? sizes.find(({ id }) => id === target.size_id)?.name;
  return `Tell me below $${formatPrice(target.price)}${size ? `, size ${size}` : ''}`;
};

/** Opens the dialog in which a favorite gets its target price, and says which one it has. */
export const TargetButton = ({ title, wish, price, target, sizes, sizeName }: ButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const text = words({ target, sizes, sizeName });
  return (
    <>
      <TextButton
        aria-label={`${text}: ${title}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {text}
      </TextButton>
      {isUsed && (
        <TargetDialog
          key={JSON.stringify(target)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          wish={wish}
          price={price}
          target={target}
          sizes={sizes}
        />
      )}
    </>
  );
};

type Props = { card: ProductCard; color: CardColor; sizes: readonly TargetSize[] };

/** The target price of a product in the color that it is looked at in; nothing until it is saved. */
export const TargetPrice = ({ card, color, sizes }: Props) => {
  const { userDetails } = useSession();
  const { isFavorite } = useFavorite(card, color);
  const wish = wishFor(card, color);
  const { data } = useQuery({
    queryKey: ['target', userDetails?.id, wish.product_id, wish.color_id],
    queryFn: async ({ signal }) => {
      const querystring = { product_id: String(wish.product_id), color_id: String(wish.color_id) };
      return (await call(getTarget, { querystring }, signal)).data.target;
    },
    enabled: isFavorite,
  });
  if (!isFavorite || data === undefined) return null;
  return <TargetButton title={card.title} wish={wish} price={card.price} target={data} sizes={sizes} />;
};
