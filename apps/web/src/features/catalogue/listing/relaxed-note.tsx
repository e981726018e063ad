import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { type ListingState, withOnly } from '../listing-url.ts';
import { relaxedText } from '../understood.ts';

type Props = {
  keyword: string;
  /** The name of the category, brand or store that is searched. */
  place: string | undefined;
  reply: Reply<typeof listProducts>;
  listing: ListingState;
  onChange: (listing: ListingState) => void;
};

/** Tells that products match only some of a search, with a button to leave these out or to show them again. */
export const RelaxedNote = ({ keyword, place, reply, listing, onChange }: Props) => {
  const isExact = listing.only === 'exact' && keyword !== '';
  const text = isExact ? t('listing.onlyExact') : relaxedText(keyword, reply, listing.off, place);
  if (text === null) return null;
  const { complete = 0 } = reply;
  const only = t('listing.showOnlyThese', { complete });
  return (
    <p className="mb-6 text-ink-2 wrap-anywhere" role="status">
      {text}
      {(isExact || complete > 0) && (
        <TextButton className="ms-2" onClick={() => onChange(withOnly(listing, isExact ? '' : 'exact'))}>
          {isExact ? t('listing.showOthersToo') : only}
        </TextButton>
      )}
    </p>
  );
};
