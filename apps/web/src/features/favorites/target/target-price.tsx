import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { TextButton } from '../../../ui/button.tsx';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';
import type { GuestWish } from '../guest-wishes.ts';
import { wishFor } from '../save-favorite.ts';
import type { Target, TargetSize } from './target.ts';
import { useStanding } from './use-standing.ts';

const [TargetDialog, prepare] = lazyPart(async () => (await import('./target-dialog.tsx')).TargetDialog, NotLoaded);

type ButtonProps = {
  title: string;
  wish: Pick<GuestWish, 'product_id' | 'color_id'>;
  unsaved?: GuestWish | undefined;
  price: number | null;
  target: Target | null;
  sizes: readonly TargetSize[];
  sizeName?: string | null | undefined;
};

const words = ({ target, sizes, sizeName }: Pick<ButtonProps, 'target' | 'sizes' | 'sizeName'>): string => {
  if (!target) return 'Set a target price';
  const size = sizeName ?? sizes.find(({ id }) => id === target.size_id)?.name;
  return `Tell me below ${formatMoney(target.price)}${size ? `, size ${size}` : ''}`;
};

/** Shows the target price of a favorite and opens its dialog. */
export const TargetButton = ({ title, wish, unsaved, price, target, sizes, sizeName }: ButtonProps) => {
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
          unsaved={unsaved}
          price={price}
          target={target}
          sizes={sizes}
        />
      )}
    </>
  );
};

type Props = { card: ProductCard; color: CardColor; sizes: readonly TargetSize[] };

/** The target price of a product in the shown color. Setting it also saves the product. */
export const TargetPrice = ({ card, color, sizes }: Props) => {
  const { isFavorite, standing } = useStanding(card, color);
  const wish = wishFor(card, color);
  return (
    <TargetButton
      title={card.title}
      wish={wish}
      unsaved={isFavorite ? undefined : wish}
      price={card.price}
      target={standing?.target ?? null}
      sizes={sizes}
    />
  );
};
