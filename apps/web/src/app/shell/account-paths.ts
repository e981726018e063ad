import { routes } from '../paths.ts';

/** Where the rows of the account menu lead. */
export const accountPaths = {
  home: routes.home,
  account: routes.profileEdit,
  favorites: routes.favorites,
  brands: routes.brands,
} as const;
