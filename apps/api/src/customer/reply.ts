import type { CustomerDetails, SignedInCustomer } from '@wearfolio/contracts/customer';
import type { StoredCustomer } from './queries.ts';

/** A customer as in replies. It says whether there is a password, and nothing more about it. */
export const toDetails = (customer: StoredCustomer, message = ''): CustomerDetails => ({
  id: customer.id,
  first_name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  // behavior.md#customer-fields: registration sets it, and every account comes from a registration.
  flag: true,
  message,
  email_verified: customer.verifiedAt !== null,
  has_password: customer.passwordHash !== null,
  wants_alerts: customer.wantsAlerts,
});

/** The same with a session's token. */
export const toSignedIn = (customer: StoredCustomer, token: string, message: string): SignedInCustomer => ({
  ...toDetails(customer, message),
  token,
});
