import { may } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { maskAddress, maskAddresses } from '../../jobs/mail/mailbox.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';

type Reader = Pick<DeskStaff, 'id' | 'email' | 'role'>;

/** Whether a member of staff sees customers' addresses. Others see them masked and answer through the desk. */
export const seesAddresses = ({ role }: Pick<DeskStaff, 'role'>): boolean => may(role, 'addresses');

const maskPhone = (phone: string): string => phone.replace(/\d(?=(?:\D*\d){2})/g, '*');

type Masking = {
  /** A field with one address. */
  address: <T extends string | null>(address: T) => T | string;
  phone: (phone: string | null) => string | null;
  /** Text that people wrote, which may name addresses. */
  text: <T extends string | null>(text: T) => T | string;
};

const shown: Masking = { address: (address) => address, phone: (phone) => phone, text: (text) => text };

const masked: Masking = {
  address: (address) => (address === null ? address : maskAddress(address)),
  phone: (phone) => (phone === null ? phone : maskPhone(phone)),
  text: (text) => (text === null ? text : maskAddresses(text)),
};

/** How a member of staff sees what customers wrote. */
export const maskingFor = (staff: Pick<DeskStaff, 'role'>): Masking => (seesAddresses(staff) ? shown : masked);

/** How a member of staff sees what names other staff, and what staff uploaded: a viewer sees nobody's address. */
export const staffMaskingFor = ({ role }: Pick<DeskStaff, 'role'>): Masking => (may(role, 'settings') ? shown : masked);

/** Records in the audit log which rows' addresses a member of staff is about to see. Masked rows are not recorded. */
export const noteReading = async (
  db: Database,
  staff: Reader,
  { subject, ids }: { subject: string; ids: readonly number[] },
): Promise<void> => {
  if (!seesAddresses(staff) || ids.length === 0) return;
  await audit(db, staff, { action: 'read addresses', subject, after: { ids } });
};
