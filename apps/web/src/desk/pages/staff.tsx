import { useQuery } from '@tanstack/react-query';
import { changeStaffRole, type listStaff, removeStaff, withdrawInvitation } from '@wearfolio/contracts/desk-staff';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { type StaffRole, staffRoles } from '@wearfolio/contracts/rights';
import { Fragment, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { may, sessionQuery, staffQuery, useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Question } from '../parts/question.tsx';
import { RoleSelect } from '../parts/role-select.tsx';
import { roleHints, roleWords } from '../parts/role-words.ts';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { InviteForm } from './invite-form.tsx';

type Listed = Reply<typeof listStaff>['data'];
type Member = Listed['staff'][number];

const Remove = ({ member }: { member: Member }) => {
  const confirmed = useConfirmed();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useChange({ mutationFn: () => confirmed(() => call(removeStaff, { body: { id: member.id } })) });
  return (
    <>
      <TextButton
        aria-label={t('desk.parts.removeName', { name: member.name })}
        disabled={remove.isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('desk.parts.remove')}
      </TextButton>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={t('desk.parts.removeQuestion', { name: member.name })}
        yes={t('desk.parts.remove')}
        no={t('desk.access.keep')}
        onYes={remove.mutate}
      >
        {t('desk.access.removeWarning', { email: member.email, name: member.name })}
      </Question>
    </>
  );
};

const MemberRow = ({ member, isOwner }: { member: Member; isOwner: boolean }) => {
  const confirmed = useConfirmed();
  const change = useChange({
    mutationFn: (role: StaffRole) => confirmed(() => call(changeStaffRole, { body: { id: member.id, role } })),
  });
  return (
    <tr>
      <th scope="row">{member.name}</th>
      <td>{member.email}</td>
      <td>
        {isOwner ? (
          <RoleSelect
            label={t('desk.access.roleOf', { name: member.name })}
            value={change.isPending ? change.variables : member.role}
            onChoose={(role) => change.mutate(role)}
          />
        ) : (
          roleWords[member.role]
        )}
      </td>
      <td className="text-ink-2">{member.signed_in_at ? <Time at={member.signed_in_at} /> : t('desk.access.never')}</td>
      {isOwner && (
        <td>
          <Remove member={member} />
        </td>
      )}
    </tr>
  );
};

const InvitationRow = ({ invitation, isOwner }: { invitation: Listed['invitations'][number]; isOwner: boolean }) => {
  const { id, email, role, expires_at, invited_by } = invitation;
  const withdraw = useChange({ mutationFn: () => call(withdrawInvitation, { body: { id } }) });
  const of = email ?? t('desk.access.printedLink');
  return (
    <tr>
      <th scope="row">{of}</th>
      <td>{roleWords[role]}</td>
      <td>{invited_by ?? t('desk.access.commandLine')}</td>
      <td className="text-ink-2">
        <Time at={expires_at} />
      </td>
      {isOwner && (
        <td>
          <TextButton
            aria-label={t('desk.access.withdrawInvitation', { of })}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {t('desk.access.withdraw')}
          </TextButton>
        </td>
      )}
    </tr>
  );
};

/** Staff and open invitations. Owners can change them. */
export const Staff = () => {
  const { data: session } = useQuery(sessionQuery);
  const isOwner = may(session, 'ownership');
  const actions = isOwner ? [t('desk.access.change')] : [];
  return (
    <Page title={t('desk.parts.staff')}>
      <Loaded query={useQuery(staffQuery)}>
        {(data) => (
          <>
            <Table
              name={t('desk.parts.staff')}
              columns={[
                t('desk.parts.name'),
                t('desk.parts.email'),
                t('desk.access.role'),
                t('desk.access.lastSigned'),
                ...actions,
              ]}
            >
              {data.staff.map((member) => (
                <MemberRow key={member.id} member={member} isOwner={isOwner} />
              ))}
            </Table>
            {isOwner && (
              <Part title={t('desk.access.invite')}>
                <InviteForm />
              </Part>
            )}
            <Part title={t('desk.access.roles')}>
              <dl className="grid max-w-180 grid-cols-[auto_1fr] gap-x-6 gap-y-2">
                {staffRoles.map((role) => (
                  <Fragment key={role}>
                    <dt className="font-medium first-letter:uppercase">{roleWords[role]}</dt>
                    <dd className="m-0 text-ink-2">{roleHints[role]}</dd>
                  </Fragment>
                ))}
              </dl>
            </Part>
            <Part title={t('desk.access.openInvitations')}>
              {data.invitations.length === 0 ? (
                <p className="text-ink-2">{t('desk.access.noInvitations')}</p>
              ) : (
                <Table
                  name={t('desk.access.openInvitations')}
                  columns={[
                    t('desk.parts.email'),
                    t('desk.access.role'),
                    t('desk.access.invitedBy'),
                    t('desk.access.worksUntil'),
                    ...actions,
                  ]}
                >
                  {data.invitations.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} isOwner={isOwner} />
                  ))}
                </Table>
              )}
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
};
