type Work = () => Promise<void>;

/** Locks between tabs, if the browser supports them (only with HTTPS) and allows them. */
const acrossTabs = async (name: string, work: Work): Promise<void> => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
};

/** Runs functions one after the other, across all tabs that use the same name. Failures are reported. */
export const serialQueue = (name: string): ((work: Work) => void) => {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(() => acrossTabs(name, work)).catch(reportError);
  };
};
