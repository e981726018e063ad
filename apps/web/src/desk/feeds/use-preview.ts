import { useQuery } from '@tanstack/react-query';
import type { FeedPreview, previewFeed } from '@wearfolio/contracts/desk-feed-preview';
import type { Input } from '@wearfolio/contracts/endpoint';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { previewQuery } from './api.ts';
import type { SettingErrors } from './settings-fields.tsx';

/** The debounce before the feed is read again, in ms. */
const pause = 600;

type Asked = Input<typeof previewFeed>['body'];

const useSettled = (asked: Asked | null): Asked | null => {
  const text = JSON.stringify(asked);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled);
};

/** The errors of a call's fields, by field. */
export const errorsOf = (error: Error | null): SettingErrors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.errors).map(([name, [message]]) => [name, message]))
    : {};

/**
 * The shop's reading of a feed, requested again after its settings change; null requests nothing. The last reply stays
 * if a later request is refused.
 */
export const usePreview = (asked: Asked | null) => {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(useSettled(asked)));
  const last = useRef<FeedPreview>(undefined);
  if (data) last.current = data;
  return { preview: data ?? last.current, error, errors: errorsOf(error), isLooking: isFetching, refetch };
};
