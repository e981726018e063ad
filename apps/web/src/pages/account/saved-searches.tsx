import { routes } from '../../app/paths.ts';
import { MiniCard } from '../../features/catalogue/card/mini-card.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { SearchList } from '../../features/searches/search-list.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';

/** The saved searches of a customer, with the products that are new since the last visit. */
export const SavedSearches = () => {
  useDocumentTitle(pageTitle('searches'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.login}>
      {(customer) => (
        <ProfileFrame title={t('titles.searches')} paths={{ ...routes, account: routes.profileEdit }}>
          <SearchList
            customerId={customer.id}
            cardOf={({ card }) => <MiniCard card={card} />}
            accountHref={routes.profileEdit}
            searchHref={routes.search}
          />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
