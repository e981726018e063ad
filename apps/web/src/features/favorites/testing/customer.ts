import type { SignedInCustomer } from '@wearfolio/contracts/customer';

/** A customer as the `signin` call returns it. */
export const ada: SignedInCustomer = {
  id: 7,
  first_name: 'Ada',
  last_name: 'Test',
  email: 'ada@shop.test',
  flag: true,
  message: '',
  email_verified: true,
  has_password: true,
  wants_alerts: false,
  token: 'ada-token',
};
