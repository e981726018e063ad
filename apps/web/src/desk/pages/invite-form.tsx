import { zodResolver } from '@hookform/resolvers/zod';
import { inviteStaff } from '@wearfolio/contracts/desk-staff';
import type { StaffRole } from '@wearfolio/contracts/rights';
import { useForm } from 'react-hook-form';
import { useSubmit } from '../../features/customer/use-submit.tsx';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { useChange } from '../api.ts';
import { RoleSelect } from '../parts/role-select.tsx';

/** Invites a staff member by e-mail. */
export const InviteForm = () => {
  const confirmed = useConfirmed();
  const attempt = useChange({
    mutationFn: (body: { email: string; role: StaffRole }) => confirmed(() => call(inviteStaff, { body })),
  });
  const form = useForm({
    resolver: zodResolver(inviteStaff.schema.body),
    defaultValues: { email: '', role: 'viewer' as StaffRole },
  });
  const { submit, alert } = useSubmit(form, attempt, () => form.reset());
  return (
    <form noValidate onSubmit={submit} className="max-w-180">
      {alert}
      <div className="flex flex-wrap items-start gap-4">
        <Field
          className="min-w-0 flex-1 basis-60"
          label={t('desk.access.email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          isRequired
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div className="grid gap-1">
          <span className="type-small text-ink-2" aria-hidden="true">
            {t('desk.access.role')}
          </span>
          <RoleSelect
            label={t('desk.access.role')}
            isTall
            value={form.watch('role')}
            onChoose={(role) => form.setValue('role', role)}
          />
        </div>
        <BusyButton look="outlined" className="mt-5" isBusy={attempt.isPending}>
          {t('desk.access.invite')}
        </BusyButton>
      </div>
    </form>
  );
};
