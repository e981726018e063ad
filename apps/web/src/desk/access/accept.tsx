import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { acceptInvitation, readInvitation } from '@wearfolio/contracts/desk-sign-in';
import type { StaffRole } from '@wearfolio/contracts/rights';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '../../features/customer/email-field.tsx';
import { NewPasswordFields } from '../../features/customer/password/new-password-fields.tsx';
import { PasswordOwner } from '../../features/customer/password/password-owner.tsx';
import { call, isInvalidSecret } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useKeepSession } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { roleHints, roleWords } from '../parts/role-words.ts';
import { useSecretOfLink, WayIn } from './way-in.tsx';

type Invited = { email: string | null; role: StaffRole };

const invitedText = ({ role, email }: Invited): string => {
  const values = { role: roleWords[role], may: roleHints[role] };
  return email === null ? t('desk.access.invited', values) : t('desk.access.invitedAs', { ...values, email });
};

const AcceptForm = ({ id, invitation }: { id: string; invitation: Invited }) => {
  const navigate = useNavigate();
  const keep = useKeepSession();
  const form = useDeskForm({
    rules: acceptInvitation.schema.body,
    start: { id, name: '', email: invitation.email ?? '', password: '', confirm_password: '' },
    send: (body) => call(acceptInvitation, { body }),
    onDone: ({ data }) => {
      keep(data);
      void navigate(deskPaths.secondFactor, { replace: true });
    },
    isSilent: true,
  });
  return (
    <DeskForm form={form} button={t('desk.access.continue')} buttonProps={{ className: 'mt-8 w-full' }}>
      <p className="mb-6 text-ink-2">{invitedText(invitation)}</p>
      <div className="grid gap-6">
        <Field label={t('desk.access.yourName')} autoComplete="name" isRequired {...form.field('name')} />
        {invitation.email === null ? (
          <EmailField {...form.field('email')} />
        ) : (
          <PasswordOwner email={invitation.email} />
        )}
        <NewPasswordFields
          password={form.register('password')}
          confirmation={form.register('confirm_password')}
          typed={form.watch('password')}
          errors={form.formState.errors}
        />
      </div>
    </DeskForm>
  );
};

/** Accepts an invitation. */
export const Accept = () => {
  const id = useSecretOfLink();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', id],
    queryFn: async () => (await call(readInvitation, { body: { id } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <WayIn title={t('desk.access.acceptInvitation')}>
      {data && <AcceptForm id={id} invitation={data} />}
      {isInvalidSecret(error) && <p role="alert">{t('desk.access.badLink')}</p>}
      {error && !isInvalidSecret(error) && <FailedLoad onRetry={() => void refetch()} />}
    </WayIn>
  );
};
