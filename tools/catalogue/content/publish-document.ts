import { isDeepStrictEqual } from 'node:util';
import { isContentKey, readBody } from '@wearfolio/contracts/content/content-body';
import type { Actor } from '../audit.ts';
import { Refused } from '../refused.ts';
import { publishVersion, readDocument, readVersion, saveVersion } from './content-store.ts';

/** A document and its body. */
export type Published = { key: string; body: unknown };

/** Returns a validated document. Throws Refused if the key or body is invalid. */
export const checkDocument = ({ key, body }: Published): Published => {
  if (!isContentKey(key)) throw new Refused(`${key} is not a valid name: use lower-case letters, digits and hyphens`);
  const read = readBody(key, body);
  if ('wrong' in read) throw new Refused(`${key} is not valid: ${read.wrong}`);
  return { key, body: read.data };
};

/** Publishes a validated body as a new version. Returns false if the shop shows the same already. */
export const publishDocument = async (url: string, actor: Actor, { key, body }: Published): Promise<boolean> => {
  const { document } = (await readDocument(url, key)) ?? {};
  const { number: basedOn = 0, liveNumber = null } = document ?? {};
  if (liveNumber !== null && isDeepStrictEqual(await readVersion(url, key, liveNumber), body)) return false;
  const number = await saveVersion(url, actor, { key, basedOn, body });
  await publishVersion(url, actor, { key, number, at: null });
  return true;
};
