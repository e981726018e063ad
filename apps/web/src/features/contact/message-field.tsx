import { contactInputs } from '@wearfolio/contracts/limits';
import { type ComponentProps, useId } from 'react';
import { descriptionOf, FieldFrame, fieldClass } from '../../ui/form/field-frame.tsx';

type Props = ComponentProps<'textarea'> & { length: number; error: string | undefined };

const { max } = contactInputs.message;

/** The message, with a counter that keeps anybody from ever meeting the limit (decision 2). `length` in characters. */
export const MessageField = ({ length, error, ...textarea }: Props) => {
  const id = useId();
  const counter = (
    <span id={`${id}-hint`} className="figures">
      <span aria-hidden="true">{`${length}/${max}`}</span>
      <span className="sr-only">{`${length} of ${max} characters used`}</span>
    </span>
  );
  return (
    <FieldFrame id={id} label="Message" note={counter} error={error}>
      <textarea
        id={id}
        className={`${fieldClass} min-h-36 py-3`}
        rows={5}
        maxLength={max}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={descriptionOf(id, { hint: counter, error })}
        {...textarea}
      />
    </FieldFrame>
  );
};
