import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money.ts';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { itemFor } from '../save-favorite.ts';
import type { TargetSize } from './target.ts';
import type { TargetOf } from './target-dialog.tsx';
import { useSavedState } from './use-saved-state.ts';

const [TargetDialog, prepare] = lazyOverlay(async () => (await import('./target-dialog.tsx')).TargetDialog);

type ButtonProps = TargetOf & { sizeName?: string | null | undefined };

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
export const TargetButton = ({ sizeName, ...shown }: ButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const text = words({ ...shown, sizeName });
  return (
    <>
      <TextButton
        aria-label={`${text}: ${shown.title}`}
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
        <TargetDialog key={JSON.stringify(shown.target)} isOpen={isOpen} onClose={() => setOpen(false)} {...shown} />
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
