import { useState } from 'react';

/** `data`, or the last data if the query has failed: placeholder data disappears with a failure. */
export const useLastReply = <Reply>(data: Reply | undefined, hasFailed: boolean): Reply | undefined => {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (hasFailed ? last : undefined);
};
