import { useQuery } from '@tanstack/react-query';
import { type StaffRole, staffRoles } from '@wearfolio/contracts/desk';
import { changeStaffRole, type listStaff, removeStaff, withdrawInvitation } from '@wearfolio/contracts/desk-staff';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { useConfirmed } from '../access/confirm.tsx';
import { may, sessionQuery, staffQuery, useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { RoleSelect } from '../parts/role-select.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { InviteForm } from './invite-form.tsx';

type Listed = Reply<typeof listStaff>['data'];
type Member = Listed['staff'][number];

const Remove = ({ member }: { member: Member }) => {
  const confirmed = useConfirmed();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useChange({ mutationFn: () => confirmed(() => call(removeStaff, { body: { id: member.id } })) });
  const act = () => {
    setIsOpen(false);
    remove.mutate();
  };
  return (
    <>
      <TextButton aria-label={`Remove ${member.name}`} disabled={remove.isPending} onClick={() => setIsOpen(true)}>
        Remove
      </TextButton>
      <Dialog look="small" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DialogHead>Remove {member.name}?</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">
            {member.email} is signed out everywhere and cannot sign in again. Open invitations by {member.name} end.
          </p>
          <div className="flex gap-3">
            <Button size="float" onClick={act}>
              Remove
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>Keep</DialogClose>
          </div>
        </div>
      </Dialog>
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
            label={`Role of ${member.name}`}
            value={change.isPending ? change.variables : member.role}
            onChoose={(role) => change.mutate(role)}
          />
        ) : (
          member.role
        )}
      </td>
      <td className="text-ink-2">{member.signed_in_at ? <Time at={member.signed_in_at} /> : 'never'}</td>
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
  const of = email ?? 'a printed link';
  return (
    <tr>
      <th scope="row">{of}</th>
      <td>{role}</td>
      <td>{invited_by ?? 'the command line'}</td>
      <td className="text-ink-2">
        <Time at={expires_at} />
      </td>
      {isOwner && (
        <td>
          <TextButton
            aria-label={`Withdraw the invitation of ${of}`}
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </TextButton>
        </td>
      )}
    </tr>
  );
};

/** Staff and open invitations. Owners can change them. */
export const Staff = () => {
  const { data: session } = useQuery(sessionQuery);
  const isOwner = may(session, 'owner');
  const actions = isOwner ? ['Change'] : [];
  return (
    <Page
      title="Staff"
      intro={`Roles: ${staffRoles.join(', ')}. Viewers read, editors change the shop, owners manage staff.`}
    >
      <Loaded query={useQuery(staffQuery)}>
        {(data) => (
          <>
            <Table name="Staff" columns={['Name', 'E-mail', 'Role', 'Last signed in', ...actions]}>
              {data.staff.map((member) => (
                <MemberRow key={member.id} member={member} isOwner={isOwner} />
              ))}
            </Table>
            {isOwner && (
              <Part title="Invite">
                <InviteForm />
              </Part>
            )}
            <Part title="Open invitations">
              {data.invitations.length === 0 ? (
                <p className="text-ink-2">No invitations are open.</p>
              ) : (
                <Table name="Open invitations" columns={['E-mail', 'Role', 'Invited by', 'Works until', ...actions]}>
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
