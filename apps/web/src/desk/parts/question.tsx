import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  question: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** The words of the button that acts, and of the one that does not. */
  yes: string;
  no: string;
  onYes: () => void;
  /** Another button that acts, between the two. */
  other?: ReactNode;
};

/** Asks before something is done that shoppers notice or that cannot be undone. Each answer closes it. */
export const Question = ({ isOpen, onClose, question, children, yes, no, onYes, other }: Props) => (
  <Dialog look="small" isOpen={isOpen} onClose={onClose}>
    <DialogHead>{question}</DialogHead>
    <div className="p-5">
      <div className="mb-6 text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="float"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </Button>
        {other}
        <DialogClose render={<Button look="outlined" size="float" />}>{no}</DialogClose>
      </div>
    </div>
  </Dialog>
);
