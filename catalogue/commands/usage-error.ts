/** The command line asks for something that cannot be meant: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
