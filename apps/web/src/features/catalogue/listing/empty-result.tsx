import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { searchThreshold } from '@wearfolio/contracts/limits';
import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { filterCount, type ListingState } from '../listing-url.ts';
import { unknownText } from '../understood.ts';
import { PopularSearches } from './popular-searches.tsx';

type Props = {
  /** Links to a search; given on search pages, to offer popular searches. */
  searchHref: ((keyword: string) => string) | undefined;
  /** Undefined if nothing was searched because the keyword is too short. */
  reply: Reply<typeof listProducts> | undefined;
  /** The number of filters, including those understood from the keyword. */
  listing: ListingState;
  onClear: () => void;
  onFirstPage: () => void;
};

type WayOut = { hint: string; action?: { text: string; onAct: () => void } };

const wayOutOf = ({ reply, listing, onClear, onFirstPage }: Props): WayOut => {
  if (reply && reply.total > 0) {
    const action = { text: t('listing.goFirstPage'), onAct: onFirstPage };
    return { hint: t('listing.pageCount', { totalPages: reply.total_pages }), action };
  }
  if (filterCount(listing) === 0) return { hint: t('listing.tryOther') };
  const action = { text: t('listing.clearAllFilters'), onAct: onClear };
  return { hint: t('listing.tryFewer'), action };
};

/** Shown if the keyword is too short to search. */
const TooShort = () => (
  <div className="min-h-80 pt-8">
    <h2 className="type-heading">{t('listing.typeMore', { searchThreshold: searchThreshold + 1 })}</h2>
    <p className="mt-2 text-ink-3">{t('listing.shortWords')}</p>
  </div>
);

/** An empty listing: one sentence, one hint, and at most one action. */
export const EmptyResult = (props: Props) => {
  if (props.reply === undefined) return <TooShort />;
  const { hint, action } = wayOutOf(props);
  return (
    <div className="min-h-80 pt-8">
      <h2 className="type-heading">{t('listing.notFound')}</h2>
      <p className="mt-2 text-ink-3">{[unknownText(props.reply), hint].filter((text) => text !== null).join(' ')}</p>
      {action && (
        <TextButton className="mt-3" onClick={action.onAct}>
          {action.text}
        </TextButton>
      )}
      {props.searchHref && props.reply.total === 0 && <PopularSearches hrefOf={props.searchHref} />}
    </div>
  );
};
