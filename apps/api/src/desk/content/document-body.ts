import { readBody } from '@wearfolio/contracts/content/content-body';
import { longestBody } from '@wearfolio/contracts/desk-content';
import { say } from '@wearfolio/messages/said';
import { RequestRefused } from '../../http/errors.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestRefused(400, say('desk.replies.noDocument'));
  }
};

/** The validated body of a document. Refuses with 400 and the first invalid field. */
export const bodyOf = (key: string, text: string): unknown => {
  const read = readBody(key, readJson(text));
  if ('wrong' in read) throw new RequestRefused(400, read.wrong, { body: [read.wrong] });
  return read.data;
};

/** The most bytes of a call with a document. JSON may need six per character. */
export const documentLimit = longestBody * 6;
