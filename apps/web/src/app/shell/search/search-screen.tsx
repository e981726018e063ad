import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { SearchBox } from './search-box.tsx';

/** The search of phones: the whole screen, the field on top. Loaded when its button is first pointed at. */
export const SearchScreen = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-(--z-modal) flex h-dvh flex-col bg-surface outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
          aria-label="Search"
          initialFocus={field}
        >
          <SearchBox
            layout="screen"
            fieldRef={field}
            onDone={onClose}
            action={<Dialog.Close className="-mr-2 inline-flex h-11 shrink-0 items-center px-2">Cancel</Dialog.Close>}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
