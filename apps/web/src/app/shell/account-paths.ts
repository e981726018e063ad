import { routes } from '../paths.ts';

/** The links of the account menu. */
export const accountPaths = {
  home: routes.home,
  account: routes.profileEdit,
  favorites: routes.favorites,
  brands: routes.brands,
} as const;
