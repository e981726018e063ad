import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEventHandler, type ReactNode, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-client.ts';
import { FaultAlert } from '../../ui/form/fault-alert.tsx';
import { type Fault, faultsOf } from '../../ui/form/faults.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';

type Form<Typed extends FieldValues, Sent> = Pick<
  UseFormReturn<Typed, unknown, Sent>,
  'handleSubmit' | 'setError' | 'getValues'
>;

const showRefusedFields = <Typed extends FieldValues, Sent>(form: Form<Typed, Sent>, error: Error) => {
  const typed = form.getValues();
  const refused = Object.entries(error instanceof ApiError ? error.errors : {}).filter(
    ([name]) => name.replace(/\..*/, '') in typed,
  );
  for (const [at, [name, [message]]] of refused.entries()) {
    form.setError(name as Path<Typed>, { type: 'server', message }, { shouldFocus: at === 0 });
  }
};

/** An error of a hidden field, such as the id of a link, stands alone. */
const summaryOf = ({ id, ...errors }: FieldErrors): string | Fault[] =>
  typeof id?.message === 'string' ? id.message : faultsOf(errors);

/**
 * Submits a form with the contract's rules, once for presses in a row. Returns the alert to show above it: the wrong fields, or the server's
 * message. The first wrong field gets the focus (behavior.md#messages-form-errors).
 */
export const useSubmit = <Typed extends FieldValues, Sent, Reply>(
  form: Form<Typed, Sent>,
  attempt: Pick<UseMutationResult<Reply, Error, Sent>, 'mutate'>,
  onDone?: (reply: Reply) => void,
): { submit: FormEventHandler; alert: ReactNode } => {
  const [lastAlert, setAlert] = useState<{ said: string | Fault[]; time: number } | null>(null);
  const say = (said: string | Fault[]) => setAlert((last) => ({ said, time: (last?.time ?? 0) + 1 }));
  const close = () => setAlert(null);
  // The rules take a moment, in which the button can be pressed again.
  const isUnderWay = useRef(false);
  const end = () => {
    isUnderWay.current = false;
  };
  const send = form.handleSubmit(
    (values) =>
      // The last alert stays until the reply, so that nothing moves under a double click.
      attempt.mutate(values, {
        onSuccess: (reply) => {
          setAlert(null);
          onDone?.(reply);
        },
        onError: (error) => {
          say(error.message);
          showRefusedFields(form, error);
        },
        onSettled: end,
      }),
    (errors) => {
      end();
      say(summaryOf(errors));
    },
  );
  const submit: FormEventHandler = (event) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void send(event);
  };
  return {
    submit,
    // A new object each time, so that screen readers announce a repeated message.
    alert:
      lastAlert &&
      (typeof lastAlert.said === 'string' ? (
        <FormAlert key={lastAlert.time} onClose={close}>
          {lastAlert.said}
        </FormAlert>
      ) : (
        <FaultAlert key={lastAlert.time} faults={lastAlert.said} onClose={close} />
      )),
  };
};
