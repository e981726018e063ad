import { queryOptions } from '@tanstack/react-query';
import { type DocumentKind, placeOfKey } from '@wearfolio/contracts/content/content-body';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  addContentPicture,
  checkLinks,
  getContent,
  getContentVersion,
  largestPicture,
  listContent,
  previewContent,
} from '@wearfolio/contracts/desk-content';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { dataOf } from '../reading.ts';

const editors: Readonly<Record<DocumentKind, string>> = {
  page: deskPaths.document,
  collection: deskPaths.collection,
  merchandise: deskPaths.listing,
  newsletter: deskPaths.newsletter,
};

/** The address of the editor of a document. */
export const documentPath = (key: string): string =>
  `${editors[placeOfKey(key)?.kind ?? 'page']}?key=${encodeURIComponent(key)}`;

export const contentListQuery = (kind: DocumentKind) => queryOptions(dataOf(listContent, { querystring: { kind } }));

/** Loaded once per editing. Saving reports if another editor saved meanwhile. */
export const contentQuery = (key: string) =>
  queryOptions({
    ...dataOf(getContent, { querystring: { key } }),
    refetchOnWindowFocus: false,
    retry: false,
  });

/** The content of one version, as JSON. */
export const readVersion = async (key: string, number: number): Promise<string> =>
  (await call(getContentVersion, { querystring: { key, number: String(number) } })).data.body;

export const previewQuery = (key: string, body: string) =>
  queryOptions({
    ...dataOf(previewContent, { body: { key, body } }),
    retry: false,
  });

/** Uploads a picture. Throws if the shop refuses it. */
export const uploadPicture = async (file: File): Promise<HomePicture> => {
  if (file.size > largestPicture) throw new Error(t('desk.content.pictureTooLarge'));
  const querystring = { name: file.name.slice(0, 200) || 'picture' };
  const picture = (await call(addContentPicture, { querystring }, { bytes: file })).data;
  return { ...picture, alt: '' };
};

/** Whether a link leads to a page of the shop; links to other sites are not followed. */
export const linkQuery = (link: string) =>
  queryOptions({
    queryKey: ['link', link],
    queryFn: async ({ signal }) => (await call(checkLinks, { body: { links: [link] } }, signal)).data.dead.length === 0,
    enabled: link.startsWith('/'),
    retry: false,
  });
