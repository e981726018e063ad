import { createRoutesFromElements, Route, useLocation, useRoutes } from 'react-router-dom';
import { isNotFoundPage } from '../lib/first-data.ts';
import { caseSensitive, lazyPage, prepareRoutes } from './lazy-page.ts';
import { listingRoutes, routes } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const Brands = lazyPage(async () => (await import('../pages/brands.tsx')).Brands);
const Home = lazyPage(async () => (await import('../pages/home.tsx')).Home);
const Listing = lazyPage(async () => (await import('../pages/listing.tsx')).Listing);
const Product = lazyPage(async () => (await import('../pages/product.tsx')).Product);
const Favorites = lazyPage(async () => (await import('../pages/favorites.tsx')).Favorites);
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFound);
// Every page loads this module, so the names of rarer pages and their scripts stand in one that is loaded when needed.
const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** The routes that exist. All other paths show "Page not found". */
const table = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route path={routes.home} element={<Home />} />
    <Route path={routes.brands} element={<Brands />} />
    {listingRoutes.map((path) => (
      <Route key={path} path={path} element={<Listing />} />
    ))}
    <Route path={routes.product} element={<Product />} />
    <Route path={routes.out} element={<Product />} />
    <Route path={routes.favorites} element={<Favorites />} />
    <Route path="*" element={<OtherPages />} />
  </Route>,
);

for (const { children = [] } of table) caseSensitive(children);

/** Shows "Page not found" for addresses that the server answered with 404, whatever route they match. */
const nowhere = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route path="*" element={<NotFound />} />
  </Route>,
);

const isText = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
};

const tableFor = (pathname: string) => (isText(pathname) && !isNotFoundPage(pathname) ? table : nowhere);

export const Router = () => useRoutes(tableFor(useLocation().pathname));

/** Loads the code of the page at this path, so that the first rendering shows the page and not only the shell. */
export const preparePage = (pathname: string): Promise<void> => prepareRoutes(tableFor(pathname), pathname);
