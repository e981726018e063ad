const storageKey = 'desk-keys';

/** Whether single keys act in this browser. They do until somebody switches them off. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Switches single keys on or off in this browser: whoever speaks to the computer sets them off by accident (WCAG 2.1.4). */
export const switchSingleKeys = (areOn: boolean): void => {
  try {
    if (areOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage they stay on.
  }
};
