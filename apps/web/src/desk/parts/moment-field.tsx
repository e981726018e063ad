type Props = { label: string; value: string; onChange: (value: string) => void };

/** A field for a day and time of this device's time zone, as `YYYY-MM-DDTHH:MM`; '' is none. */
export const MomentField = ({ label, value, onChange }: Props) => (
  <label className="flex flex-col gap-1">
    <span className="type-small text-ink-2">{label}</span>
    <input
      type="datetime-local"
      className="h-10 border border-line-2 bg-surface px-2 max-md:h-11"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
