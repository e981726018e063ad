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

/** The settings that the server embeds in the page; empty in development. */
export let settings: Settings = read();

/** Sets the settings on the server, where there is no page to read. */
export const setSettings = (given: Settings): void => {
  settings = given;
};
