import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { isUnsortedTop } from '@wearfolio/contracts/listing/listing-scope';
import { useEffect, useRef } from 'react';
import { categoriesQuery } from './api.ts';

const none: readonly CategoryEntry[] = [];

/** The category tree; empty until it is loaded. */
export const useCategories = (): readonly CategoryEntry[] => useQuery(categoriesQuery).data?.data ?? none;

/** The categories of the menus: the tree without products of no known kind. */
export const useMenuCategories = (): readonly CategoryEntry[] =>
  useCategories().filter(({ slug }) => !isUnsortedTop(slug));

/** Requests the tree again on each path change; an unchanged tree costs one 304 (behavior.md#shell-menu). */
export const useFreshCategories = (pathname: string): void => {
  const client = useQueryClient();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void client.invalidateQueries(categoriesQuery);
  }, [pathname, client]);
};
