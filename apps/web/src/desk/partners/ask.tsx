import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';

type Props = {
  words: string;
  label: string;
  question: string;
  warning: string;
  isPending: boolean;
  onYes: () => void;
};

/** A button that asks before it acts. */
export const Ask = ({ words, label, question, warning, isPending, onYes }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const act = (): void => {
    setIsOpen(false);
    onYes();
  };
  return (
    <>
      <TextButton aria-label={label} disabled={isPending} onClick={() => setIsOpen(true)}>
        {words}
      </TextButton>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>{question}</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">{warning}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="float" onClick={act}>
              {words}
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>{t('desk.partners.keep')}</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};
