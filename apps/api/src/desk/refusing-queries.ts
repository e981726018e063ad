import { Refused } from '@wearfolio/catalogue/refused';
import { RequestRefused } from '../request/errors.ts';

/** Does what a function of the catalogue does; what that refuses is a reply with status 409. */
export const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw new RequestRefused(409, error.message);
    throw error;
  }
};
