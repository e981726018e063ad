import { sayAmong } from '@wearfolio/messages/among';
import { locale } from '../../lib/locale.ts';
import { settings } from '../../lib/settings.ts';

/** Says a sentence of the contracts, such as what is wrong with a field, in the language of the desk. */
export const say = sayAmong(locale, settings.forms ?? []);
