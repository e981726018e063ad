import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import { say } from '../parts/say.ts';

/** The title of a document. That of a page that nobody has written is ours, so it is in the language of the desk. */
export const documentTitle = ({ key, title, number }: Pick<ContentDocument, 'key' | 'title' | 'number'>): string =>
  number === 0 ? say(title || key) : title || key;
