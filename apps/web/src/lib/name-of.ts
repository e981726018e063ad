import { type NameOf, nameAmong } from '@wearfolio/messages/name-of';
import { settings } from './settings.ts';

/** The name of a kind, color, size or trait in the language of the page. Replies of the API have the English one. */
export const nameOf: NameOf = (name) => nameAmong(settings.names ?? {}, name);
