import { useRef } from 'react';
import { t } from '../../../lib/t.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The search of phones and tablets: a full screen with the field on top. Loaded when its button is first pointed at.
 */
export const SearchScreen = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog look="screen" label={t('ui.search')} isOpen={isOpen} onClose={onClose} initialFocus={field}>
      <SearchBox
        layout="screen"
        fieldRef={field}
        action={
          <DialogClose className="-me-2 inline-flex h-11 shrink-0 items-center px-2">{t('ui.cancel')}</DialogClose>
        }
      />
    </Dialog>
  );
};
