type Work = () => Promise<void>;

/** Waits for other tabs, where the browser has locks (it has none at an address without https) and allows them. */
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

/** Runs work one after the other, in all tabs of the browser that give it the same name. What fails is reported. */
export const inTurn = (name: string): ((work: Work) => void) => {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(() => acrossTabs(name, work)).catch(reportError);
  };
};
