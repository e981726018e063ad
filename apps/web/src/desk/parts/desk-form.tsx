import { zodResolver } from '@hookform/resolvers/zod';
import type { Endpoint } from '@wearfolio/contracts/endpoint';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { type Replied, useChange } from '../api.ts';
import { say } from './say.ts';
import { useUnsaved } from './use-unsaved.ts';

/** The schema of a body that is an object. */
type Rules<Body extends FieldValues> = NonNullable<Endpoint['schema']['body']> & {
  _zod: { output: Body; input: FieldValues };
};

type Options<Body extends FieldValues, Reply> = {
  /** The body of the contract. Its rules are checked before it is sent. */
  rules: Rules<Body>;
  /** What the fields hold at first. A field without a start must be filled in. */
  start: DefaultValues<Body>;
  send: (body: Body) => Promise<Reply>;
  /** Called after success. `reset` returns to the start. */
  onDone?: (reply: Reply, reset: () => void) => void;
  /** Whether leaving the page with changes asks first: for forms that edit what is stored. */
  keepsChanges?: boolean;
  /** Whether the page goes on by itself, as while signing in: success shows nothing, and nothing is loaded again. */
  isSilent?: boolean;
};

/** Says what is wrong with fields in the language of the desk. */
const inOwnWords =
  <Body extends FieldValues>(resolver: Resolver<Body, unknown, Body>): Resolver<Body, unknown, Body> =>
  async (...given) => {
    const resolved = await resolver(...given);
    const faults = Object.values(resolved.errors) as { message?: unknown }[];
    for (const fault of faults) if (typeof fault.message === 'string') fault.message = say(fault.message);
    return resolved;
  };

/**
 * A form that sends one call of the contract. Wrong fields and refusals are told above it and at their fields, which
 * `field` connects; success is a toast.
 */
export const useDeskForm = <Body extends FieldValues, Reply extends Replied>({
  rules,
  start,
  send,
  onDone,
  keepsChanges = false,
  isSilent = false,
}: Options<Body, Reply>) => {
  const attempt = useChange<Reply, Body>({ mutationFn: send, hasAlert: true, isSilent });
  const form = useForm<Body, unknown, Body>({
    resolver: inOwnWords(zodResolver(rules) as unknown as Resolver<Body, unknown, Body>),
    defaultValues: start,
  });
  const { errors: faults, isDirty, isSubmitted } = form.formState;
  const { submit, alert } = useSubmit(form, attempt, (reply: Reply) => {
    // What was sent is stored now.
    if (keepsChanges) form.reset(form.getValues());
    onDone?.(reply, () => form.reset(start));
  });
  useUnsaved(keepsChanges && isDirty);
  const errors: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      typeof fault?.message === 'string' ? fault.message : undefined,
    ]),
  );
  return {
    ...form,
    submit: (event: FormEvent): void => {
      if (attempt.isPending) event.preventDefault();
      else submit(event);
    },
    alert,
    isBusy: attempt.isPending,
    /** The message of each wrong field. */
    errors,
    /** The props of a field of the form. */
    field: <Name extends Path<Body>>(name: Name, options?: RegisterOptions<Body, Name>) => ({
      ...form.register(name, options),
      error: errors[name],
    }),
    /** Sets the value of a control that is no input. */
    set: <Name extends Path<Body>>(name: Name, value: PathValue<Body, Name>): void =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
  };
};

type Props = {
  form: { submit: (event: FormEvent) => void; alert: ReactNode; isBusy: boolean };
  /** The words of its button; null for none. */
  button: ReactNode;
  buttonProps?: Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'children'>;
  /** What stands beside the button. */
  beside?: ReactNode;
  /** Whether the button stands in one row with the fields. */
  isInRow?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A form with what went wrong above its fields, and its button below or in their row. */
export const DeskForm = ({ form, button, buttonProps, beside, isInRow = false, className, children }: Props) => {
  // A label stands above each field of a row, but not above the button.
  const below = isInRow ? `md:mt-5.5 ${buttonProps?.className ?? ''}` : buttonProps?.className;
  const submit = button !== null && (
    <BusyButton {...buttonProps} className={below} isBusy={form.isBusy}>
      {button}
    </BusyButton>
  );
  const actions = beside ? (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {submit}
      {beside}
    </div>
  ) : (
    submit
  );
  return (
    <form noValidate onSubmit={form.submit} className={className}>
      {form.alert}
      {isInRow ? (
        <div className="flex flex-wrap items-start gap-3">
          {children}
          {actions}
        </div>
      ) : (
        <>
          {children}
          {actions}
        </>
      )}
    </form>
  );
};
