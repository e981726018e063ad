import { type ComponentProps, useState } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadQuickView } from './load-quick-view.ts';
import type { QuickView as QuickViewDialog } from './quick-view.tsx';
import { QuickViewNotLoaded } from './quick-view-not-loaded.tsx';
import { useQuickView } from './use-quick-view.ts';

type DialogProps = ComponentProps<typeof QuickViewDialog>;

const [QuickView] = lazyPart<DialogProps>(async () => (await loadQuickView()).QuickView, QuickViewNotLoaded);

// Nothing has the focus on a page that was opened or loaded again with a quick view: then the body says that it has.
const focused = () => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
};

/** Shows the quick view over whatever page names one in its address. Its code is loaded when it is first needed. */
export const QuickViewHost = (props: Pick<DialogProps, 'brandHrefOf' | 'favorite'>) => {
  const { shown } = useQuickView();
  const productId = useIsHydrated() ? (shown?.productId ?? null) : null;
  // What was shown last is kept while it closes, so that the product stays in sight until the end of the movement.
  const [last, setLast] = useState<{ productId: number; opener: HTMLElement | null } | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  if (productId !== openId) {
    setOpenId(productId);
    if (productId !== null) setLast({ productId, opener: focused() });
  }
  if (!last) return null;
  return <QuickView {...props} {...last} isOpen={productId !== null} />;
};
