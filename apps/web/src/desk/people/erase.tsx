import type { Stored } from '@wearfolio/contracts/desk-people';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { Question } from '../parts/question.tsx';
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
  return (
    <>
      <Button look="outlined" size="float" disabled={erase.isPending} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={question}
        yes={t('desk.people.erase')}
        no={t('desk.people.keep')}
        onYes={erase.mutate}
      >
        <p className="mb-4">{t('desk.people.eraseTells')}</p>
        <StoredList stored={stored} />
      </Question>
    </>
  );
};
