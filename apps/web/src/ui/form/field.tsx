import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { inSentence } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { descriptionOf, FieldFrame, fieldClass } from './field-frame.tsx';

type Props = Omit<ComponentProps<'input'>, 'required' | 'className'> & {
  label: string;
  name: string;
  /** One line below the field. */
  hint?: ReactNode;
  /** The error; visible while the field has no focus. */
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
};

/**
 * A field of one line, 48 px high. Takes the props of a form's `register`. Passwords can be shown. Native validation is
 * off.
 */
export const Field = ({ label, type = 'text', hint, error, isRequired = false, className, ...input }: Props) => {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <input
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={`${fieldClass} h-12 ${isPassword ? 'pe-16' : ''}`}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={descriptionOf(id, { hint, error })}
          {...input}
        />
        {isPassword && (
          <button
            type="button"
            className="type-small absolute inset-y-0 end-0 px-3.5 text-ink-2 -outline-offset-4 hover:text-ink"
            aria-label={
              isShown
                ? t('ui.hideField', { label: inSentence(label) })
                : t('ui.showField', { label: inSentence(label) })
            }
            onClick={() => setIsShown(!isShown)}
          >
            <span className="underlined">{isShown ? t('ui.hide') : t('ui.show')}</span>
          </button>
        )}
      </span>
    </FieldFrame>
  );
};
