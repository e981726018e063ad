import { useState } from 'react';

/**
 * `data`, and where it is gone because its question has failed, the last there was: what a query shows in the place of a
 * reply under way is gone when there will be none.
 */
export const useLastReply = <Reply>(data: Reply | undefined, hasFailed: boolean): Reply | undefined => {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (hasFailed ? last : undefined);
};
