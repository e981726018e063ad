import type { Translate } from '@wearfolio/messages/key';

// Someone can register another person's address with any name, so names that look like a link are left out.
const couldBeLink = /\/\/|\w\.\w|@/;

/** The greeting of a mail: 'Hi Ada,', also for a name typed as 'ada'. */
export const greeting = (t: Translate, firstName: string): string => {
  const [first = ''] = firstName;
  if (couldBeLink.test(firstName)) return t('mails.hi');
  return t('mails.hiName', { name: first.toUpperCase() + firstName.slice(first.length) });
};
