const storageKey = 'desk-keys';

/** Whether single-key shortcuts are on in this browser; the default is on. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Switches single-key shortcuts on or off. Speech input can trigger them by accident (WCAG 2.1.4). */
export const switchSingleKeys = (areOn: boolean): void => {
  try {
    if (areOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage, they stay on.
  }
};
