import { queryOptions } from '@tanstack/react-query';
import {
  addContentPicture,
  getContent,
  getContentVersion,
  largestPicture,
  listContent,
  previewContent,
} from '@wearfolio/contracts/desk-content';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import { call } from '../../lib/api-client.ts';

export const contentListQuery = queryOptions({
  queryKey: ['content'],
  queryFn: async ({ signal }) => (await call(listContent, {}, signal)).data,
});

/** Read once for each editing: what somebody else saves meanwhile is told when saving. */
export const contentQuery = (key: string) =>
  queryOptions({
    queryKey: ['content', key],
    queryFn: async ({ signal }) => (await call(getContent, { querystring: { key } }, signal)).data,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** What one version holds, as JSON. */
export const readVersion = async (key: string, number: number): Promise<string> =>
  (await call(getContentVersion, { querystring: { key, number: String(number) } })).data.body;

export const previewQuery = (key: string, body: string) =>
  queryOptions({
    queryKey: ['content-preview', key, body],
    queryFn: async ({ signal }) => (await call(previewContent, { body: { key, body } }, signal)).data,
    retry: false,
  });

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error('The picture could not be read'));
    reader.readAsDataURL(file);
  });

/** Uploads a picture. Throws where the shop does not take it. */
export const uploadPicture = async (file: File): Promise<HomePicture> => {
  if (file.size > largestPicture) throw new Error('A picture may have at most 25 MB');
  const data = await toBase64(file);
  const picture = (await call(addContentPicture, { body: { name: file.name.slice(0, 200) || 'picture', data } })).data;
  return { ...picture, alt: '' };
};
