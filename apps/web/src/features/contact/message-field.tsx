import { contactInputs } from '@wearfolio/contracts/limits';
import type { ComponentProps } from 'react';
import { t } from '../../lib/t.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

type Props = Omit<ComponentProps<typeof TextArea>, 'label' | 'note'> & { length: number };

const { max } = contactInputs.message;

/** The message with a character counter (behavior.md#contact-message). `length` in characters. */
export const MessageField = ({ length, ...area }: Props) => (
  <TextArea
    label={t('contact.message')}
    note={
      <span className="figures">
        <span aria-hidden="true">{`${length}/${max}`}</span>
        <span className="sr-only">{t('contact.charactersUsed', { length, max })}</span>
      </span>
    }
    className="min-h-36"
    rows={5}
    maxLength={max}
    isRequired
    {...area}
  />
);
