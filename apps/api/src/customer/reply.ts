import type { CustomerDetails, SignedInCustomer } from '@wearfolio/contracts/customer';
import type { Said } from '@wearfolio/messages/said';
import { told } from '../http/told.ts';
import type { StoredCustomer } from './queries.ts';

/** A customer as in replies. It says whether there is a password, and nothing more about it. */
export const toDetails = (customer: StoredCustomer): CustomerDetails => ({
  id: customer.id,
  first_name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  // behavior.md#customer-fields: registration sets it, and every account comes from a registration.
  flag: true,
  message: '',
  email_verified: customer.verifiedAt !== null,
  has_password: customer.passwordHash !== null,
  wants_alerts: customer.wantsAlerts,
});

/** The same with a session's token, and what the call tells. */
export const toSignedIn = (customer: StoredCustomer, token: string, done: Said): SignedInCustomer => ({
  ...toDetails(customer),
  ...told(done),
  token,
});
