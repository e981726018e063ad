type Cause = { kind?: string; originalCode?: string };

type Failure = Error & {
  code?: unknown;
  statusCode?: unknown;
  meta?: { modelName?: string; driverAdapterError?: { cause?: Cause } };
};

/** The part of an error that is logged. */
export type LoggedError = {
  type: string;
  code: string | undefined;
  /** SQLSTATE, for database errors. */
  state: string | undefined;
  message: string;
  stack: string;
  cause?: LoggedError;
};

/** Removes mailboxes, tokens, keys of partners and query strings from messages of other systems. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[^\s<>"'`,;:()=@]+@[^\s<>"'`,;:()@]+/g, '[mailbox]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(/(?:wfp|whsec)_[\w+/=-]+/g, '[key]')
    .replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1?...');

// Prisma's messages repeat the query, and the database's repeat the value, so neither is logged.
const messageOf = ({ name, message, meta }: Failure, state: string | undefined): string => {
  if (name.startsWith('Prisma')) return meta?.driverAdapterError?.cause?.kind ?? 'The database refused a query';
  if (state?.startsWith('22')) return 'The database refused a value';
  return withoutSecrets(message);
};

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const stateOf = ({ code, meta }: Failure): string | undefined => {
  const own = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code) ? code : undefined;
  return meta?.driverAdapterError?.cause?.originalCode ?? own;
};

/** The log entry of an error: its place and reason, and nothing that a customer sent (F7). */
export const loggedError = (error: Failure): LoggedError => {
  const state = stateOf(error);
  return {
    type: error.name,
    code: typeof error.code === 'string' ? error.code : undefined,
    state,
    message: messageOf(error, state),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
};
