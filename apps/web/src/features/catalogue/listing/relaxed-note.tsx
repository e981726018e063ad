import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { TextButton } from '../../../ui/button.tsx';
import { type ListingState, withPart } from '../listing-url.ts';
import { relaxedText } from '../understood.ts';

type Props = {
  keyword: string;
  /** The name of the category, brand or store that is searched. */
  place: string | undefined;
  reply: Reply<typeof listProducts>;
  listing: ListingState;
  onChange: (listing: ListingState) => void;
};

/** Tells which words of a search were relaxed. If some products match everything, a button shows only these. */
export const RelaxedNote = ({ keyword, place, reply, listing, onChange }: Props) => {
  const text = relaxedText(keyword, reply, listing.off, place);
  if (text === null) return null;
  const { beyond = [], complete = 0 } = reply;
  const insist = () => onChange(beyond.reduce((state, part) => withPart(state, part.text), listing));
  return (
    <p className="mb-6 text-ink-2 wrap-anywhere" role="status">
      {text}
      {complete > 0 && (
        <TextButton className="ml-2" onClick={insist}>
          Show only {complete === 1 ? 'this one' : `these ${complete}`}
        </TextButton>
      )}
    </p>
  );
};
