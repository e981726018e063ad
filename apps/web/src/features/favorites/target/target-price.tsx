import type { CardColor, ProductCard, Quote } from '@wearfolio/contracts/listing/product-card';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import type { FavoriteItem } from '../pending-items.ts';
import { itemFor } from '../save-favorite.ts';
import type { Target, TargetSize } from './target.ts';
import { useSavedState } from './use-saved-state.ts';

const [TargetDialog, prepare] = lazyOverlay(async () => (await import('./target-dialog.tsx')).TargetDialog);

type ButtonProps = {
  title: string;
  item: Pick<FavoriteItem, 'product_id' | 'color_id'>;
  unsaved?: FavoriteItem | undefined;
  price: number | null;
  /** The price with delivery. */
  delivered: number | null;
  quote?: Quote | undefined;
  target: Target | null;
  sizes: readonly TargetSize[];
  sizeName?: string | null | undefined;
};

const words = ({ target, sizes, sizeName }: Pick<ButtonProps, 'target' | 'sizes' | 'sizeName'>): string => {
  if (!target) return t('favorites.setTarget');
  const size = sizeName ?? sizes.find(({ id }) => id === target.size_id)?.name;
  return t('favorites.targetSet', {
    price: formatMoney(target.price),
    isDelivered: String(target.with_delivery),
    hasSize: String(Boolean(size)),
    size: size ?? '',
  });
};

/** Shows the target price of a favorite and opens its dialog. */
export const TargetButton = ({
  title,
  item,
  unsaved,
  price,
  delivered,
  quote,
  target,
  sizes,
  sizeName,
}: ButtonProps) => {
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
          item={item}
          unsaved={unsaved}
          price={price}
          delivered={delivered}
          quote={quote}
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
  const { isFavorite, standing } = useSavedState(card, color);
  const item = itemFor(card, color);
  return (
    <TargetButton
      title={card.title}
      item={item}
      unsaved={isFavorite ? undefined : item}
      price={card.price}
      delivered={card.delivered_price}
      quote={card.quote}
      target={standing?.target ?? null}
      sizes={sizes}
    />
  );
};
