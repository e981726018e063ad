import { inviteStaff } from '@wearfolio/contracts/desk-staff';
import type { StaffRole } from '@wearfolio/contracts/rights';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { RoleSelect } from '../parts/role-select.tsx';

/** Invites a staff member by e-mail. */
export const InviteForm = () => {
  const confirmed = useConfirmed();
  const form = useDeskForm({
    rules: inviteStaff.schema.body,
    start: { email: '', role: 'viewer' as StaffRole },
    send: (body) => confirmed(() => call(inviteStaff, { body })),
    onDone: (_, reset) => reset(),
  });
  return (
    <DeskForm
      form={form}
      className="grid max-w-180 gap-4"
      button={t('desk.access.invite')}
      buttonProps={{ size: 'float', className: 'justify-self-start' }}
    >
      <div className="flex flex-wrap items-start gap-4">
        <Field
          className="min-w-0 flex-1 basis-60"
          label={t('desk.parts.email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          isRequired
          {...form.field('email')}
        />
        <div className="grid gap-1">
          <span className="type-small text-ink-2" aria-hidden="true">
            {t('desk.access.role')}
          </span>
          <RoleSelect
            label={t('desk.access.role')}
            isTall
            value={form.watch('role')}
            onChoose={(role) => form.set('role', role)}
          />
        </div>
      </div>
    </DeskForm>
  );
};
