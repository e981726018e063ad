import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { reloadFromShop } from '../../../lib/reload-from-shop.ts';
import { t } from '../../../lib/t.tsx';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { TextButton } from '../../../ui/button.tsx';
import { productPath } from '../product-url.ts';
import { useQuickView } from './use-quick-view.ts';

type Props = { productId: number; isOpen: boolean };

/** Returns the focus when the dialog closes. */
const showModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  return () => dialog?.close();
};

const productAt = (productId: number) => productPath({ product_id: productId, slug: '' });

/** Whether a shopper was told to wait for the connection. */
let isAwaited = false;

/** Keeps the promise where the browser remembers the failed module: the address opens the quick view again. */
const keepPromise = (): void => {
  if (!navigator.onLine) {
    isAwaited = true;
    return;
  }
  if (isAwaited) void reloadFromShop();
  isAwaited = false;
};

/** Replaces a quick view whose code did not load, until the connection is back. A native dialog, which handles focus and Escape by itself. */
export const QuickViewNotLoaded = ({ productId, isOpen }: Props) => {
  const { isOverList, close } = useQuickView();
  const isOnline = useIsOnline();
  // When the connection is back, the code is requested again. If that fails, this is shown anew.
  useEffect(() => {
    if (isOpen) keepPromise();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={showModal}
      className="m-auto w-full max-w-110 border-float-edge bg-surface px-8 py-10 text-ink shadow-float backdrop:bg-scrim"
      aria-label={t('product.quickView')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <p role="alert">{isOnline ? t('product.quickViewFailed') : t('product.offline')}</p>
      <p className="mt-4 flex items-center gap-6">
        <Link className="inline-flex min-h-11 items-center" to={productAt(productId)} replace={isOverList}>
          <span className="underlined">{t('product.seeAllDetails')}</span>
        </Link>
        {isOnline && <TextButton onClick={() => void reloadFromShop()}>{t('ui.loadAgain')}</TextButton>}
        <TextButton onClick={close}>{t('ui.close')}</TextButton>
      </p>
    </dialog>
  );
};
