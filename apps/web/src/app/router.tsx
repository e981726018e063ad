import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.ts';
import { listingRoutes, routes } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const Home = lazyPage(async () => (await import('../pages/home.tsx')).Home);
const Listing = lazyPage(async () => (await import('../pages/listing.tsx')).Listing);
const Product = lazyPage(async () => (await import('../pages/product.tsx')).Product);
const QuickViewDemo = lazyPage(async () => (await import('../pages/quick-view-demo.tsx')).QuickViewDemo);
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFound);

/** What exists now. A path of the table that a later feature brings is not found until then. */
export const Router = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route path={routes.home} element={<Home />} />
      {listingRoutes.map((path) => (
        <Route key={path} path={path} element={<Listing />} />
      ))}
      <Route path={routes.product} element={<Product />} />
      <Route path={routes.quickViewDemo} element={<QuickViewDemo />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
