type Cause = { kind?: string; originalCode?: string };

type Failure = Error & {
  code?: unknown;
  statusCode?: unknown;
  meta?: { modelName?: string; driverAdapterError?: { cause?: Cause } };
};

/** What a log keeps of an error. */
export type LoggedError = {
  type: string;
  code: string | undefined;
  /** SQLSTATE, where the database had something to say. */
  state: string | undefined;
  message: string;
  stack: string;
  cause?: LoggedError;
};

/** Texts of other systems without what is somebody's own: mailboxes, tokens and the queries of addresses. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[^\s<>"'`,;:()=@]+@[^\s<>"'`,;:()@]+/g, '[mailbox]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(/(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g, '$1?...');

// Prisma repeats what it was asked, and the database the value that it did not like: nothing of either is kept.
const messageOf = ({ name, message, meta }: Failure, state: string | undefined): string => {
  if (name.startsWith('Prisma')) return meta?.driverAdapterError?.cause?.kind ?? 'The database refused a question';
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

/** What is logged of an error: enough to find the place and the reason, and nothing that a customer sent (F7). */
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
