import { deskPaths } from '@wearfolio/contracts/desk';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Accept } from './access/accept.tsx';
import { ConfirmProvider } from './access/confirm.tsx';
import { Forgot } from './access/forgot.tsx';
import { Reset } from './access/reset.tsx';
import { SecondFactor } from './access/second-factor.tsx';
import { SignIn } from './access/sign-in.tsx';
import { SignedIn } from './access/signed-in.tsx';
import { Account } from './pages/account.tsx';
import { Audit } from './pages/audit.tsx';
import { Brand } from './pages/brand.tsx';
import { Catalogue } from './pages/catalogue.tsx';
import { Changes } from './pages/changes.tsx';
import { Commissions } from './pages/commissions.tsx';
import { Content } from './pages/content.tsx';
import { Customers } from './pages/customers.tsx';
import { Document } from './pages/document.tsx';
import { Feed } from './pages/feed.tsx';
import { Feeds } from './pages/feeds.tsx';
import { IdentityPage } from './pages/identity.tsx';
import { Insight } from './pages/insight.tsx';
import { InsightOverview } from './pages/insight-overview.tsx';
import { Jobs } from './pages/jobs.tsx';
import { MarketsPage } from './pages/markets.tsx';
import { Matches } from './pages/matches.tsx';
import { MenuPage } from './pages/menu.tsx';
import { Messages } from './pages/messages.tsx';
import { NewStore } from './pages/new-store.tsx';
import { Newsletters } from './pages/newsletters.tsx';
import { Notices } from './pages/notices.tsx';
import { Overview } from './pages/overview.tsx';
import { Partners } from './pages/partners.tsx';
import { Pictures } from './pages/pictures.tsx';
import { Prices } from './pages/prices.tsx';
import { Product } from './pages/product.tsx';
import { Quality } from './pages/quality.tsx';
import { Rejects } from './pages/rejects.tsx';
import { Rules } from './pages/rules.tsx';
import { Search } from './pages/search.tsx';
import { Shelves } from './pages/shelves.tsx';
import { Staff } from './pages/staff.tsx';
import { Store } from './pages/store.tsx';
import { Subjects } from './pages/subjects.tsx';
import { Subscribers } from './pages/subscribers.tsx';
import { Values } from './pages/values.tsx';

/** The routes of the desk. Pages below `SignedIn` require both factors. */
export const Desk = () => (
  <ConfirmProvider>
    <Routes>
      <Route path={deskPaths.signIn} element={<SignIn />} />
      <Route path={deskPaths.accept} element={<Accept />} />
      <Route path={deskPaths.forgot} element={<Forgot />} />
      <Route path={deskPaths.reset} element={<Reset />} />
      <Route path={deskPaths.secondFactor} element={<SecondFactor />} />
      <Route element={<SignedIn />}>
        <Route path={deskPaths.overview} element={<Overview />} />
        <Route path={deskPaths.products} element={<Catalogue />} />
        <Route path={deskPaths.product} element={<Product />} />
        <Route path={deskPaths.subjects} element={<Subjects />} />
        <Route path={deskPaths.brand} element={<Brand />} />
        <Route path={deskPaths.changes} element={<Changes />} />
        <Route path={deskPaths.matches} element={<Matches />} />
        <Route path={deskPaths.prices} element={<Prices />} />
        <Route path={deskPaths.feeds} element={<Feeds />} />
        <Route path={deskPaths.rejects} element={<Rejects />} />
        <Route path={deskPaths.notices} element={<Notices />} />
        <Route path={deskPaths.messages} element={<Messages />} />
        <Route path={deskPaths.customers} element={<Customers />} />
        <Route path={deskPaths.quality} element={<Quality />} />
        <Route path={deskPaths.jobs} element={<Jobs />} />
        <Route path={deskPaths.values} element={<Values />} />
        <Route path={deskPaths.rules} element={<Rules />} />
        <Route path={deskPaths.newStore} element={<NewStore />} />
        <Route path={deskPaths.store} element={<Store />} />
        <Route path={deskPaths.feed} element={<Feed />} />
        <Route path={deskPaths.content} element={<Content />} />
        <Route path={deskPaths.document} element={<Document />} />
        <Route path={deskPaths.collection} element={<Document />} />
        <Route path={deskPaths.listing} element={<Document />} />
        <Route path={deskPaths.newsletter} element={<Document />} />
        <Route path={deskPaths.newsletters} element={<Newsletters />} />
        <Route path={deskPaths.subscribers} element={<Subscribers />} />
        <Route path={deskPaths.collections} element={<Shelves key="collection" kind="collection" />} />
        <Route path={deskPaths.merchandise} element={<Shelves key="merchandise" kind="merchandise" />} />
        <Route path={deskPaths.identity} element={<IdentityPage />} />
        <Route path={deskPaths.markets} element={<MarketsPage />} />
        <Route path={deskPaths.menu} element={<MenuPage />} />
        <Route path={deskPaths.pictures} element={<Pictures />} />
        <Route path={deskPaths.search} element={<Search />} />
        <Route path={deskPaths.insight} element={<InsightOverview />} />
        <Route path={deskPaths.visits} element={<Insight name="visits" />} />
        <Route path={deskPaths.searches} element={<Insight name="searches" />} />
        <Route path={deskPaths.favorites} element={<Insight name="favorites" />} />
        <Route path={deskPaths.clicks} element={<Insight name="clicks" />} />
        <Route path={deskPaths.commissions} element={<Commissions />} />
        <Route path={deskPaths.partnerFigures} element={<Insight name="partners" />} />
        <Route path={deskPaths.partners} element={<Partners />} />
        <Route path={deskPaths.staff} element={<Staff />} />
        <Route path={deskPaths.account} element={<Account />} />
        <Route path={deskPaths.audit} element={<Audit />} />
      </Route>
      <Route path="*" element={<Navigate to={deskPaths.overview} replace />} />
    </Routes>
  </ConfirmProvider>
);
