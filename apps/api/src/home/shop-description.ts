import type { Translate } from '@wearfolio/messages/key';
import { translateIn } from '@wearfolio/messages/translate';

/** The default description. */
export const shopDescription = (t: Translate): string => t('titles.description');

/** The description of a home page that has none of its own, in the language of the API. */
export const standardDescription = shopDescription(translateIn('en'));
