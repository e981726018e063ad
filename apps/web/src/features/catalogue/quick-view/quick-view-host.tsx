import { type ComponentProps, useState } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadQuickView } from './load-quick-view.ts';
import type { QuickView as QuickViewDialog } from './quick-view.tsx';
import { QuickViewNotLoaded } from './quick-view-not-loaded.tsx';
import { useQuickView } from './use-quick-view.ts';

type DialogProps = ComponentProps<typeof QuickViewDialog>;

const [QuickView] = lazyPart<DialogProps>(async () => (await loadQuickView()).QuickView, QuickViewNotLoaded);

// On a page that was loaded with an open quick view, the body is the active element.
const focused = () => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
};

/** Shows the quick view over any page whose address has one. Its code is loaded on demand. */
export const QuickViewHost = (props: Pick<DialogProps, 'brandHrefOf' | 'favorite'>) => {
  const { shown } = useQuickView();
  const productId = useIsHydrated() ? (shown?.productId ?? null) : null;
  // The last product is kept while the dialog closes, so that it stays visible during the animation.
  const [last, setLast] = useState<{ productId: number; opener: HTMLElement | null } | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  if (productId !== openId) {
    setOpenId(productId);
    if (productId !== null) setLast({ productId, opener: focused() });
  }
  if (!last) return null;
  return <QuickView {...props} {...last} isOpen={productId !== null} />;
};
