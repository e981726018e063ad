/** A hidden user name, which tells password managers the account of a form. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input
    type="email"
    autoComplete="username"
    className="sr-only"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
