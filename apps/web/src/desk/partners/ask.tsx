import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Question } from '../parts/question.tsx';

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
  return (
    <>
      <TextButton aria-label={label} disabled={isPending} onClick={() => setIsOpen(true)}>
        {words}
      </TextButton>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={question}
        yes={words}
        no={t('desk.parts.keepIt')}
        onYes={onYes}
      >
        {warning}
      </Question>
    </>
  );
};
