import * as titles from '@wearfolio/contracts/listing/page-titles';
import { settings } from './settings.ts';
import { t } from './t.tsx';

/** The document title of a page with this name. */
export const titleOf = (name: string): string => titles.titleOf(name, settings.shop.name);

export const homeTitle = (): string => titles.homeTitle(t, settings.shop.name);

export const pageTitle = (page: titles.PlainPage): string => titles.pageTitle(t, page, settings.shop.name);
