/** Tells password managers whose password a form asks for; nobody sees it. */
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
