import type { Stored } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { StoredList } from './stored-list.tsx';

type Props = {
  label: string;
  question: string;
  stored: readonly Stored[];
  onErase: () => Promise<{ message: string }>;
};

/** A button that erases data after a dialog, and asks for the password and the second factor again. */
export const Erase = ({ label, question, stored, onErase }: Props) => {
  const confirmed = useConfirmed();
  const [isOpen, setIsOpen] = useState(false);
  const erase = useChange({ mutationFn: () => confirmed(onErase) });
  const act = (): void => {
    setIsOpen(false);
    erase.mutate();
  };
  return (
    <>
      <Button look="outlined" size="float" disabled={erase.isPending} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>{question}</DialogHead>
        <div className="p-5">
          <p className="mb-4 text-ink-2">{t('desk.people.eraseTells')}</p>
          <StoredList stored={stored} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button size="float" onClick={act}>
              {t('desk.people.erase')}
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>{t('desk.people.keep')}</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};
