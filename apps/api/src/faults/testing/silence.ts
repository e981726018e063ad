/** How long somebody cares to wait, in milliseconds: longer than any limit of ours. */
const patience = 12_000;

/** What becomes of work that nobody limits: `silence`, where it is neither done nor refused for as long as one cares to wait. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> => {
  const ended = work.then(
    () => 'done',
    () => 'refused',
  );
  const silence = new Promise<string>((resolve) => setTimeout(resolve, patience, 'silence'));
  return Promise.race([ended, silence]);
};
