/** How long a client waits, in ms. Longer than all our timeouts. */
const patience = 12_000;

/** The outcome of work without a timeout, or `silence` when it neither finishes nor fails in time. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> => {
  const ended = work.then(
    () => 'done',
    () => 'refused',
  );
  const silence = new Promise<string>((resolve) => setTimeout(resolve, patience, 'silence'));
  return Promise.race([ended, silence]);
};
