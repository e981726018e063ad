import {
  countNotices,
  countWaitingNotices,
  decideNotice as decide,
  listNotices,
  type Notice,
} from '@wearfolio/catalogue/notices/notices';
import { refusing } from '../refusing-queries.ts';

export { countNotices, countWaitingNotices, listNotices, type Notice };

/** `decideNotice` of the catalogue. Its refusals become 409. */
export const decideNotice = (...given: Parameters<typeof decide>): Promise<void> => refusing(() => decide(...given));
