import { sizeName } from '../../../lib/size-name.ts';

/** A size, with its conversion to another system below it. */
export const SizeName = ({ name }: { name: string }) => {
  const [own, other] = sizeName(name).split(' · ');
  return (
    <span className="grid justify-items-center">
      <span>{own}</span>
      {other && <span className="type-small text-ink-3"> {other}</span>}
    </span>
  );
};
