import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import { withoutHidden } from '@wearfolio/contracts/content/arrange-menu';
import { titleOfCollection } from '@wearfolio/contracts/listing/listing-scope';
import type { PromotedKey } from '@wearfolio/contracts/listing/promoted';
import { useEffect, useMemo, useRef } from 'react';
import { nameOf } from '../../lib/name-of.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { categoriesQuery } from './api.ts';

const none: readonly CategoryEntry[] = [];

/** The category tree; empty until it is loaded. */
export const useCategories = (): readonly CategoryEntry[] => useQuery(categoriesQuery).data?.data ?? none;

/** What the menus show: collections before the categories, and the categories. */
export type Menu = { promoted: readonly { key: PromotedKey; name: string }[]; categories: readonly CategoryEntry[] };

const inLanguage = <T extends { name: string }>(entry: T): T => ({ ...entry, name: nameOf(entry.name) });

/** The menu as staff arranged it, in the language of the page; empty until it is loaded. */
export const useMenu = (): Menu => {
  const reply = useQuery(categoriesQuery).data;
  return useMemo(
    () => ({
      promoted: (reply?.menu.promoted ?? []).map((key) => ({
        key,
        name: titleOfCollection(t, key, settings.collections),
      })),
      categories: withoutHidden(reply?.data ?? none, reply?.menu.hidden ?? []).map((top) => ({
        ...inLanguage(top),
        subCateg: top.subCateg.map((sub) => ({ ...inLanguage(sub), childSubCateg: sub.childSubCateg.map(inLanguage) })),
      })),
    }),
    [reply],
  );
};

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
