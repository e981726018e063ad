import { deskPaths } from '@wearfolio/contracts/desk';
import type { LaunchKey } from '@wearfolio/contracts/desk-launch';
import { documentPath } from '../content/api.ts';

/** Where each line of the launch list is done. Those without a place have a button on the overview. */
export const places: Partial<Record<LaunchKey, string>> = {
  products: deskPaths.newStore,
  imprint: documentPath('page/imprint'),
  privacy: documentPath('page/privacy-policy'),
  terms: documentPath('page/terms'),
  returns: documentPath('page/returns'),
  sender: `${deskPaths.identity}#mail_from`,
  recipient: `${deskPaths.identity}#contact_to`,
  'home-links': documentPath('home'),
  currencies: deskPaths.feeds,
  prices: deskPaths.prices,
  amounts: deskPaths.feeds,
  'second-factor': deskPaths.staff,
};
