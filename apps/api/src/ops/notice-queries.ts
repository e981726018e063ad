import {
  decideNotice,
  listNotices,
  type NoticeDecision,
  noticeDecisions,
  type Notice as OfferNotice,
} from '@wearfolio/catalogue/notices/notices';
import { Refused } from '@wearfolio/catalogue/refused';

export { listNotices, noticeDecisions, type OfferNotice };

type Decided = { id: number; decision: NoticeDecision; statement: string };

/** Records what ops decided on a report of an offer; answers why not, or null. */
export const decide = async (url: string, decided: Decided): Promise<string | null> => {
  try {
    await decideNotice(url, decided);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};
