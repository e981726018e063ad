import { useQuery } from '@tanstack/react-query';
import {
  changeDeskPassword,
  endDeskSessions,
  type listDeskSessions,
  renewRecoveryCodes,
  switchFeedMails,
} from '@wearfolio/contracts/desk-account';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { useState } from 'react';
import { NewPasswordFields } from '../../features/customer/password/new-password-fields.tsx';
import { PasswordOwner } from '../../features/customer/password/password-owner.tsx';
import { call } from '../../lib/api-client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { RecoveryCodes } from '../access/recovery-codes.tsx';
import { SecondFactors } from '../access/second-factors.tsx';
import { may, ownSessionsQuery, sessionQuery, useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { roleWords } from '../parts/role-words.ts';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { areSingleKeysOn, switchSingleKeys } from '../parts/single-keys.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

type Session = Reply<typeof listDeskSessions>['data'][number];

const SessionRow = ({ session: { id, device, started_at, seen_at, is_current } }: { session: Session }) => {
  const end = useChange({ mutationFn: () => call(endDeskSessions, { body: { id } }) });
  const name = deviceName(device);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="text-ink-2">
        <Time at={started_at} />
      </td>
      <td className="text-ink-2">
        <Time at={seen_at} />
      </td>
      <td>
        {is_current ? (
          t('desk.access.thisOne')
        ) : (
          <TextButton
            aria-label={t('desk.access.signOutSession', { name })}
            disabled={end.isPending}
            onClick={() => end.mutate()}
          >
            {t('desk.parts.signOut')}
          </TextButton>
        )}
      </td>
    </tr>
  );
};

const Sessions = () => {
  const query = useQuery(ownSessionsQuery);
  const endOthers = useChange({ mutationFn: () => call(endDeskSessions, { body: {} }) });
  return (
    <Part title={t('desk.access.sessions')}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(sessions) => (
          <>
            <Table
              name={t('desk.access.sessions')}
              columns={[
                t('desk.access.browser'),
                t('desk.access.since'),
                t('desk.access.lastUsed'),
                t('desk.access.end'),
              ]}
            >
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Table>
            {sessions.length > 1 && (
              <Button
                look="outlined"
                size="float"
                className="mt-4"
                disabled={endOthers.isPending}
                onClick={() => endOthers.mutate()}
              >
                {t('desk.access.signOutEverywhereElse')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Part>
  );
};

const Recovery = ({ left }: { left: number }) => {
  const confirmed = useConfirmed();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useChange({
    mutationFn: async () => (await confirmed(() => call(renewRecoveryCodes, { body: undefined }))).data,
    onSuccess: ({ recovery_codes }: { message?: string; recovery_codes: string[] }) => setCodes(recovery_codes),
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <Part title={t('desk.access.recoveryCodes')}>
      <p className="mb-4 text-ink-2">{t('desk.access.codesLeft', { left })}</p>
      <Button look="outlined" size="float" disabled={renew.isPending} onClick={() => renew.mutate()}>
        {t('desk.access.createNewCodes')}
      </Button>
    </Part>
  );
};

const Password = ({ email }: { email: string }) => {
  const confirmed = useConfirmed();
  const form = useDeskForm({
    rules: changeDeskPassword.schema.body,
    start: { password: '', confirm_password: '' },
    send: (body) => confirmed(() => call(changeDeskPassword, { body })),
    onDone: (_, reset) => reset(),
  });
  return (
    <Part title={t('desk.parts.password')}>
      <DeskForm
        form={form}
        className="max-w-120"
        button={t('desk.access.changePassword')}
        buttonProps={{ look: 'outlined', className: 'mt-6' }}
      >
        <PasswordOwner email={email} />
        <div className="grid gap-6">
          <NewPasswordFields
            password={form.register('password')}
            confirmation={form.register('confirm_password')}
            typed={form.watch('password')}
            errors={form.formState.errors}
          />
        </div>
      </DeskForm>
    </Part>
  );
};

const Keys = () => {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  return (
    <Part title={t('desk.access.keyboard')}>
      <CheckBox
        label={t('desk.access.shortcutsSwitch')}
        checked={areOn}
        onChange={({ target: { checked } }) => {
          switchSingleKeys(checked);
          setAreOn(checked);
        }}
      />
    </Part>
  );
};

const FeedMails = ({ isOn }: { isOn: boolean }) => {
  const change = useChange({ mutationFn: (is_on: boolean) => call(switchFeedMails, { body: { is_on } }) });
  return (
    <Part title={t('desk.access.mails')}>
      <CheckBox
        label={t('desk.access.feedMailsSwitch')}
        checked={change.isPending ? change.variables : isOn}
        onChange={({ target: { checked } }) => change.mutate(checked)}
      />
    </Part>
  );
};

/** The account of the signed-in staff member: keys, sessions, second factors, recovery codes and password. */
export const Account = () => {
  const { data } = useQuery(sessionQuery);
  if (!data) return null;
  return (
    <Page title={data.name} intro={`${data.email}, ${roleWords[data.role]}`}>
      <div className="mb-10">
        <Part title={t('desk.parts.language')}>
          <LanguageSwitch />
        </Part>
      </div>
      <Sessions />
      <div className="mt-10">
        <SecondFactors session={data} />
      </div>
      <div className="mt-10">
        <Recovery left={data.recovery_codes} />
      </div>
      <div className="mt-10">
        <Password email={data.email} />
      </div>
      {may(data, 'feeds') && (
        <div className="mt-10">
          <FeedMails isOn={data.feed_mails} />
        </div>
      )}
      <div className="mt-10">
        <Keys />
      </div>
    </Page>
  );
};
