/** The legend of a chart. */
export const Legend = ({ isCompared }: { isCompared: boolean }) => (
  <ul className="type-small flex gap-5 text-ink-2">
    <li className="flex items-center gap-2">
      <span className="w-5 border-t-2 border-ink" /> This period
    </li>
    {isCompared && (
      <li className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dashed border-ink-3" /> The period before
      </li>
    )}
  </ul>
);
