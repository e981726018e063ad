/** The text and the actions of a toast. */
export type Toast = {
  text: string;
  kind?: 'success' | 'error';
  /** In ms; 5000 by default (behavior.md#messages-toasts). */
  duration?: number;
  /** A button in the toast. Pressing it closes the toast. */
  action?: { label: string; perform: () => void };
  /** Called when the toast is hovered or focused and its time pauses. */
  onPause?: () => void;
  onResume?: () => void;
  /** Called after the toast has closed. */
  onClose?: () => void;
};
