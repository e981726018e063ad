import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { TextButton } from '../../../ui/button.tsx';
import { type ListingState, withPart } from '../listing-url.ts';
import { relaxedText } from '../understood.ts';

type Props = {
  keyword: string;
  /** What the path names, where the search is inside it. */
  place: string | undefined;
  reply: Reply<typeof listProducts>;
  listing: ListingState;
  onChange: (listing: ListingState) => void;
};

/** What a search let go, in one line, and a way to insist on it where some products meet everything; else nothing. */
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
