import { standardCurrency, standardName } from '@wearfolio/contracts/identity/standard';
import { type Settings, settingsId } from '@wearfolio/contracts/settings';

const none: Settings = {
  shop: { name: standardName, logo: null, logoDark: null, imprint: '', currency: standardCurrency },
  googleClientId: null,
  googleScriptUrl: '',
  socialUrls: [],
  analyticsUrl: null,
  hasTerms: false,
  pricesIncludeVat: false,
  collections: {},
  pages: [],
};

const read = (): Settings => {
  const text = globalThis.document?.getElementById(settingsId)?.textContent;
  return text ? { ...none, ...JSON.parse(text) } : none;
};

/** What the server says of its settings in the page; nothing where a page came without, as in development. */
export let settings: Settings = read();

/** Says what the settings are where there is no page to read them from: on the server. */
export const giveSettings = (given: Settings): void => {
  settings = given;
};
