import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, NotLoaded } from '../../ui/lazy-part.tsx';
import { PopoverButton } from '../../ui/overlay/popover-button.tsx';

const [CardPopover, prepare] = lazyPart(async () => (await import('./card-popover.tsx')).CardPopover, NotLoaded);

/** The menu button of a card, at the end of the brand's line. */
export const CardMenu = ({ card, color }: { card: ProductCard; color: CardColor }) => (
  <PopoverButton
    label={`More: ${card.title}`}
    className="relative z-1 -my-[13px] -mr-3 shrink-0 text-ink-2 hover:text-ink"
    prepare={prepare}
    popover={(hanging) => <CardPopover card={card} color={color} {...hanging} />}
  >
    <Icon name="more" size={16} />
  </PopoverButton>
);
