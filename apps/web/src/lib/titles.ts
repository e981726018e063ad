import * as titles from '@wearfolio/contracts/listing/page-titles';
import { settings } from './settings.ts';

/** The document title of a page with this name. */
export const titleOf = (name: string): string => titles.titleOf(name, settings.shop.name);

export const homeTitle = (): string => titles.homeTitle(settings.shop.name);

export const pageTitle = (page: titles.PlainPage): string => titles.pageTitle(page, settings.shop.name);
