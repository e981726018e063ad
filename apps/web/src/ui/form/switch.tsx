type Props = { label: string; isOn: boolean; isBusy?: boolean; onSwitch: (isOn: boolean) => void };

/** A switch with its label, 44 px high. It applies immediately and keeps the focus while `isBusy`. */
export const Switch = ({ label, isOn, isBusy = false, onSwitch }: Props) => (
  <label className="relative flex min-h-11 cursor-pointer items-center gap-3 py-2">
    <input
      type="checkbox"
      role="switch"
      className="peer sr-only scroll-my-6"
      checked={isOn}
      aria-checked={isOn}
      aria-disabled={isBusy}
      onChange={(event) => isBusy || onSwitch(event.target.checked)}
    />
    <span className="relative h-5 w-9 shrink-0 border border-line-2 transition-colors after:absolute after:top-0.75 after:left-0.75 after:size-3 after:bg-line-2 after:transition-transform peer-checked:border-ink peer-checked:bg-ink peer-checked:after:translate-x-4 peer-checked:after:bg-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-aria-disabled:opacity-40" />
    {label}
  </label>
);
