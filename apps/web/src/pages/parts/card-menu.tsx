import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useId, useState } from 'react';
import { ColorPicture } from '../../features/catalogue/card/color-picture.tsx';
import { t } from '../../lib/t.tsx';
import { useOverlay } from '../../lib/use-sheet.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { PopoverButton } from '../../ui/overlay/popover-button.tsx';

const [CardPopover, prepare] = lazyOverlay(async () => (await import('./card-popover.tsx')).CardPopover);
const [FavoritePopup] = lazyOverlay(
  async () => (await import('../../features/favorites/heart/favorite-popup.tsx')).FavoritePopup,
);

/**
 * The menu button of a card, at the end of the brand's line. For a product in several colors, the menu opens a popup
 * with a heart for each (behavior.md#favorites-heart).
 */
export const CardMenu = ({ card, color }: { card: ProductCard; color: CardColor }) => {
  const popup = useId();
  const { sheet, showSheet } = useOverlay();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const openColors = (from: HTMLElement | null) => {
    setButton(from);
    showSheet(popup);
  };
  return (
    <>
      <PopoverButton
        label={t('listing.moreOf', { title: card.title })}
        className="relative z-1 -my-[13px] -me-3 shrink-0 text-ink-2 hover:text-ink"
        prepare={prepare}
        popover={(hanging) => (
          <CardPopover
            card={card}
            color={color}
            onColors={card.product_color_data.length > 1 ? () => openColors(hanging.anchor) : undefined}
            {...hanging}
          />
        )}
      >
        <Icon name="more" size={16} />
      </PopoverButton>
      {button && (
        <FavoritePopup
          card={card}
          picture={(one) => <ColorPicture card={card} color={one} />}
          button={button}
          isOpen={sheet === popup}
          onClose={() => showSheet(null)}
        />
      )}
    </>
  );
};
