import { isDeepStrictEqual } from 'node:util';
import { isContentKey, readBody } from '@wearfolio/contracts/content/content-body';
import type { Actor } from '../audit.ts';
import { Refused } from '../refused.ts';
import { publishVersion, readDocument, readVersion, saveVersion } from './content-store.ts';

/** A document and what it holds. */
export type Published = { key: string; body: unknown };

/** The same, checked. Throws Refused where the key or the body is wrong. */
export const checkDocument = ({ key, body }: Published): Published => {
  if (!isContentKey(key)) throw new Refused(`${key} is not a valid name: use small letters, digits and hyphens`);
  const read = readBody(key, body);
  if ('wrong' in read) throw new Refused(`${key} is not valid: ${read.wrong}`);
  return { key, body: read.data };
};

/** Has the shop show a checked body, as a new version. Answers false where it shows the same already. */
export const publishDocument = async (url: string, actor: Actor, { key, body }: Published): Promise<boolean> => {
  const { document } = (await readDocument(url, key)) ?? {};
  const { number: basedOn = 0, liveNumber = null } = document ?? {};
  if (liveNumber !== null && isDeepStrictEqual(await readVersion(url, key, liveNumber), body)) return false;
  const number = await saveVersion(url, actor, { key, basedOn, body });
  await publishVersion(url, actor, { key, number, at: null });
  return true;
};
