import { zodResolver } from '@hookform/resolvers/zod';
import { consents } from '@wearfolio/contracts/consents';
import { subscribeForm } from '@wearfolio/contracts/fields/newsletter-form';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { descriptionOf, FieldFrame, fieldClass } from '../../ui/form/field-frame.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { type Subscription, useSubscribe } from './api.ts';

const emptyForm: Subscription = { email: '', leave_empty: '' };

/** The phone version validates on change, the other one on submit (behavior.md#newsletter-form). */
const modes = { phone: 'onChange', desktop: 'onSubmit' } as const;

/**
 * The newsletter form in its two versions (behavior.md#newsletter-form). Both reset after a subscription
 * (behavior.md#newsletter-form).
 */
export const NewsletterForm = ({ layout }: { layout: keyof typeof modes }) => {
  const id = useId();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(subscribeForm),
    mode: modes[layout],
    defaultValues: emptyForm,
  });
  const ask = useSubscribe();
  const [isRefused, setIsRefused] = useState(false);
  const error = formState.errors.email?.message;
  // behavior.md#newsletter-form: the form resets when a reply has exactly this message.
  const isCreated = ask.data?.message === t('replies.subscriptionAsked') && !formState.isDirty;

  const send = (subscription: Subscription) => {
    setIsRefused(false);
    ask.mutate(subscription, {
      onSuccess: ({ message }) => {
        if (message === t('replies.subscriptionAsked')) reset();
      },
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit(send, () => setIsRefused(true))}>
      {isRefused && error !== undefined && <FormAlert onClose={() => setIsRefused(false)}>{error}</FormAlert>}
      <FieldFrame id={id} label={t('newsletter.emailAddress')} error={error}>
        <span className="flex">
          <input
            id={id}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            className={`${fieldClass} h-12 min-w-0 flex-1`}
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby={descriptionOf(id, { error })}
            {...register('email')}
          />
          <BusyButton className="shrink-0" isBusy={ask.isPending}>
            {t('newsletter.subscribe')}
          </BusyButton>
        </span>
      </FieldFrame>
      <Honeypot {...register('leave_empty')} />
      {/* The line keeps its height, so that nothing moves when a message appears. */}
      <p className="type-small mt-2 text-ink-2">{consents.newsletter.wording}</p>
      <p className="type-small mt-2 min-h-4 text-ok" role="status">
        {isCreated && error === undefined && t('newsletter.thanks')}
      </p>
    </form>
  );
};
