import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { choicesQuery } from './api.ts';
import { CategoryTree } from './category-tree.tsx';
import { categoryWords } from './words.ts';

type Props = {
  label: string;
  /** The path of the kind; '' is none. */
  value: string;
  /** What stands for none. */
  none: string;
  /** Whether a branch of the tree can be chosen, too. */
  takesBranches?: boolean;
  /** Whether there must be a kind. */
  isNeeded?: boolean;
  className?: string;
  onChoose: (path: string) => void;
};

/** A field for a kind, which opens the tree of kinds. */
export const KindField = ({
  label,
  value,
  none,
  takesBranches = false,
  isNeeded = false,
  className = '',
  onChoose,
}: Props) => {
  const id = useId();
  const { data } = useQuery(choicesQuery);
  const [isOpen, setOpen] = useState(false);
  const choose = (path: string): void => {
    onChoose(path);
    setOpen(false);
  };
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <span id={`${id}-label`} className="type-small text-ink-2">
        {label}
      </span>
      <button
        type="button"
        id={id}
        className="select-field h-10 w-full truncate border border-line-2 bg-surface pe-8 ps-3 text-start max-md:h-11"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {value === '' ? none : categoryWords(value)}
      </button>
      <Dialog look="small" isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogHead>{label}</DialogHead>
        <div className="grid gap-4 overflow-y-auto p-5">
          <CategoryTree
            label={t('desk.parts.findKind')}
            leaves={data?.categories ?? []}
            chosen={value}
            takesBranches={takesBranches}
            onChoose={choose}
          />
          <div className="flex gap-3">
            {value !== '' && !isNeeded && (
              <Button look="outlined" size="float" onClick={() => choose('')}>
                {none}
              </Button>
            )}
            <DialogClose render={<Button look="outlined" size="float" />}>{t('ui.cancel')}</DialogClose>
          </div>
        </div>
      </Dialog>
    </div>
  );
};
