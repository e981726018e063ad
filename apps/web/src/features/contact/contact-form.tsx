import { zodResolver } from '@hookform/resolvers/zod';
import { contactForm } from '@wearfolio/contracts/fields/contact-form';
import { contactInputs } from '@wearfolio/contracts/limits';
import { useState } from 'react';
import { type SubmitHandler, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { FaultAlert } from '../../ui/form/fault-alert.tsx';
import { type Fault, faultsOf } from '../../ui/form/faults.ts';
import { Field } from '../../ui/form/field.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { type ContactMessage, useSaveMessage } from './api.ts';
import { MessageField } from './message-field.tsx';
import { barePhone, makeRoom, pastedPhone } from './phone-field.ts';

const isNamed = (name: string): name is keyof ContactMessage => name in contactForm.shape;

/** Name and e-mail are filled in for customers (behavior.md#contact-form). */
const useStartingValues = (subject: string): ContactMessage => {
  const { userDetails } = useSession();
  return {
    full_name: userDetails ? `${userDetails.first_name} ${userDetails.last_name}`.trim() : '',
    email: userDetails?.email ?? '',
    phone: '',
    subject,
    message: '',
    leave_empty: '',
  };
};

/**
 * The contact form (behavior.md#contact-form and behavior.md#contact-message and behavior.md#contact-name-and-phone).
 * Calls `onSent` after the message was accepted.
 */
export const ContactForm = ({ subject = '', onSent }: { subject?: string; onSent: () => void }) => {
  const defaultValues = useStartingValues(subject);
  const { register, handleSubmit, control, formState, setError, setValue } = useForm({
    resolver: zodResolver(contactForm),
    mode: 'onTouched',
    defaultValues,
  });
  const [refused, setRefused] = useState<Fault[]>([]);
  const save = useSaveMessage();
  const { errors } = formState;
  const faults = refused.filter(({ name }) => name in errors);
  const typed = useWatch({ control, name: 'message' });

  const send: SubmitHandler<ContactMessage> = (message) => {
    setRefused([]);
    save.mutate(message, {
      onSuccess: onSent,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const [name, [text]] of Object.entries(error.errors)) {
          if (isNamed(name)) setError(name, { message: text ?? error.message });
        }
      },
    });
  };

  return (
    <form
      className="flex flex-col gap-8"
      noValidate
      onSubmit={handleSubmit(send, (wrong) => setRefused(faultsOf(wrong)))}
    >
      {faults.length > 0 && <FaultAlert faults={faults} onClose={() => setRefused([])} />}
      <Field
        label={t('contact.fullName')}
        autoComplete="name"
        minLength={contactInputs.fullName.min}
        maxLength={contactInputs.fullName.max}
        isRequired
        // A name of one or two letters alone is refused.
        hint={t('contact.fullNameHint')}
        error={errors.full_name?.message}
        {...register('full_name')}
      />
      <Field
        label={t('customer.email')}
        type="email"
        autoComplete="email"
        minLength={contactInputs.email.min}
        maxLength={contactInputs.email.max}
        isRequired
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label={t('contact.phoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={contactInputs.phone.max}
        hint={t('contact.phoneHint')}
        error={errors.phone?.message}
        onBeforeInput={makeRoom}
        onPaste={(event) => {
          const number = pastedPhone(event);
          if (number === null) return;
          event.preventDefault();
          setValue('phone', number, { shouldDirty: true });
        }}
        {...register('phone', { setValueAs: barePhone })}
      />
      <Field label={t('contact.subject')} isRequired error={errors.subject?.message} {...register('subject')} />
      <MessageField length={typed.length} error={errors.message?.message} {...register('message')} />
      <Honeypot {...register('leave_empty')} />
      <BusyButton className="self-start" isBusy={save.isPending}>
        {t('contact.submit')}
      </BusyButton>
    </form>
  );
};
