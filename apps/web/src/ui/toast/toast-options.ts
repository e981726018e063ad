/** What a toast says, and what it lets one do about it. */
export type Toast = {
  text: string;
  kind?: 'success' | 'error';
  /** In milliseconds; 5000 by default (spec 8). */
  duration?: number;
  /** A button in the toast. Pressing it closes the toast. */
  action?: { label: string; perform: () => void };
  /** The pointer or the focus is on the toast, so its time stands still. */
  onPause?: () => void;
  onResume?: () => void;
  /** The toast has gone, for whatever reason. */
  onClose?: () => void;
};
