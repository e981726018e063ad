import type { CustomerDetails, SignedInCustomer } from '@wearfolio/contracts/customer';
import type { StoredCustomer } from './queries.ts';

/** A customer as the wire names one; nothing of the password leaves but whether there is one. */
export const toDetails = (customer: StoredCustomer, message = ''): CustomerDetails => ({
  id: customer.id,
  first_name: customer.firstName,
  last_name: customer.lastName,
  email: customer.email,
  // Spec 3: set by the registration, and every account comes from one.
  flag: true,
  message,
  email_verified: customer.verifiedAt !== null,
  has_password: customer.passwordHash !== null,
  wants_alerts: customer.wantsAlerts,
});

/** The same with the token of a session. */
export const toSignedIn = (customer: StoredCustomer, token: string, message: string): SignedInCustomer => ({
  ...toDetails(customer, message),
  token,
});
