import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addFeedPart,
  beginFeedUpload,
  type FeedUpload,
  largestPart,
  largestUpload,
} from '@wearfolio/contracts/desk-uploads';
import { useEffect, useRef, useState } from 'react';
import { call, isOutage } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { uploadQuery } from './api.ts';

/** The number of attempts to send a part and the pause between them, in ms. */
const mostTries = 6;
const pause = 1500;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const sendPart = async (upload: FeedUpload, file: File, cancelled: AbortSignal): Promise<FeedUpload> => {
  const { id, received } = upload;
  const bytes = file.slice(received, received + largestPart);
  for (let tries = 1; ; tries += 1) {
    try {
      return (await call(addFeedPart, { querystring: { id, at: String(received) } }, { bytes, cancelled })).data;
    } catch (error) {
      if (!isOutage(error) || tries === mostTries) throw error;
      await wait(tries * pause);
    }
  }
};

const isSame = (upload: FeedUpload | undefined, file: File): upload is FeedUpload =>
  upload !== undefined && upload.name === file.name && upload.bytes === file.size && upload.received < upload.bytes;

const faultOf = ({ size }: File): string | null => {
  if (size === 0) return t('desk.parts.fileEmpty');
  return size > largestUpload ? t('desk.feeds.feedTooLarge') : null;
};

export type Uploading = {
  /** The upload, finished or partial. */
  upload: FeedUpload | null;
  /** The id of the finished upload. */
  whole: string | null;
  isSending: boolean;
  error: string | null;
  /** Uploads a file. An interrupted upload of the same file continues. */
  send: (file: File) => void;
};

/**
 * The upload with this id, '' for a new one. Sends parts until the page is left. The address keeps the id, and choosing
 * the same file continues the upload.
 */
export const useUpload = (id: string, onBegin: (id: string) => void, store?: number): Uploading => {
  const client = useQueryClient();
  const { data, error: lost } = useQuery(uploadQuery(id));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const sendAll = async (file: File, signal: AbortSignal): Promise<void> => {
    const body = { name: file.name, bytes: file.size, ...(store === undefined ? {} : { store }) };
    let upload = isSame(data, file) ? data : (await call(beginFeedUpload, { body })).data;
    client.setQueryData(uploadQuery(upload.id).queryKey, upload);
    onBegin(upload.id);
    while (upload.received < upload.bytes) {
      upload = await sendPart(upload, file, signal);
      client.setQueryData(uploadQuery(upload.id).queryKey, upload);
    }
  };

  const send = (file: File): void => {
    const fault = faultOf(file);
    setError(fault);
    if (fault !== null) return;
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    setSending(true);
    sendAll(file, mine.signal)
      .catch((refusal: Error) => {
        if (!mine.signal.aborted) setError(refusal.message);
      })
      .finally(() => {
        if (sending.current === mine) setSending(false);
      });
  };

  return {
    upload: data ?? null,
    whole: data && data.received === data.bytes ? data.id : null,
    isSending,
    error: error ?? lost?.message ?? null,
    send,
  };
};
