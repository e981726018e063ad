import { Link } from 'react-router-dom';
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

/** Replaces a quick view whose code did not load. A native dialog, which handles focus and Escape by itself. */
export const QuickViewNotLoaded = ({ productId, isOpen }: Props) => {
  const { isOverList, close } = useQuickView();
  if (!isOpen) return null;
  return (
    <dialog
      ref={showModal}
      className="m-auto w-full max-w-110 border-float-edge bg-surface px-8 py-10 text-ink shadow-float backdrop:bg-scrim"
      aria-label="Quick view"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <p role="alert">Something went wrong. You can still open the product page.</p>
      <p className="mt-4 flex items-center gap-6">
        <Link className="inline-flex min-h-11 items-center" to={productAt(productId)} replace={isOverList}>
          <span className="underlined">See all details</span>
        </Link>
        <TextButton onClick={close}>Close</TextButton>
      </p>
    </dialog>
  );
};
