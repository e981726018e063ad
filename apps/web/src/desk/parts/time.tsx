const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {format.format(new Date(at))}
  </time>
);
