import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { filterCount, type ListingState, printListing, sortBy, toggleOption } from '../listing-url.ts';
import { groupLabel, isDisabled, optionsOf } from './options.ts';
import { useSortOrders } from './sort.ts';

/** The maximum number of options per filter. Narrower listings show the others. */
const most = 24;

const summary = 'flex min-h-11 cursor-pointer items-center font-medium';

type ListProps = { title: string; hasChosen?: boolean; children: ReactNode };

const List = ({ title, hasChosen = false, children }: ListProps) => (
  <details open={hasChosen} className="border-t border-line ps-4">
    <summary className={summary}>{title}</summary>
    <ul className="flex flex-wrap gap-x-5 pb-3">{children}</ul>
  </details>
);

type ChoiceProps = { to: string; isChosen: boolean; children: ReactNode };

// Robots must not follow these links, because their combinations are endless.
const Choice = ({ to, isChosen, children }: ChoiceProps) => (
  <li>
    <Link
      to={to}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center aria-[current]:font-medium"
    >
      <span className="underlined">{children}</span>
    </Link>
  </li>
);

type Props = { groups: readonly FilterGroup[]; facets: Facets; state: ListingState };

const Lists = ({ groups, facets, state }: Props) => {
  const { pathname, search } = useLocation();
  const { orders, chosen } = useSortOrders(state.sort);
  const hrefOf = (listing: ListingState) => pathname + printListing(listing, new URLSearchParams(search));
  const optionsIn = (group: FilterGroup) =>
    optionsOf(group, facets).filter((option) => !isDisabled(option, state[group]));
  return (
    <details open={filterCount(state) > 0} className="border-b border-line">
      <summary className={summary}>{t('listing.filtersOrder')}</summary>
      {groups.map((group) => (
        <List key={group} title={groupLabel(group)} hasChosen={state[group].length > 0}>
          {optionsIn(group)
            .slice(0, most)
            .map(({ value, name, count }) => (
              <Choice
                key={value}
                to={hrefOf(toggleOption(state, group, value))}
                isChosen={state[group].includes(value)}
              >
                {state[group].includes(value)
                  ? t('listing.takeAway', { name })
                  : `${name}${count ? ` (${count})` : ''}`}
              </Choice>
            ))}
        </List>
      ))}
      <List title={t('listing.sortNamed', { name: chosen.name })}>
        {orders.map(({ value, name }) => (
          <Choice key={value} to={hrefOf(sortBy(state, value))} isChosen={value === chosen.value}>
            {name}
          </Choice>
        ))}
      </List>
    </details>
  );
};

/** The filters and the order of a listing as links, without JavaScript. Rendered only by the server. */
export const PlainFilters = (props: Props) => <noscript>{import.meta.env.SSR && <Lists {...props} />}</noscript>;
