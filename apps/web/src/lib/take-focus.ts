// Ref callbacks for what replaces an element that had the focus, which would otherwise be lost.

/** Gives the focus to an element when it appears. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Gives the focus to the first field of a form when it appears. */
export const takeFocusInside = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();
