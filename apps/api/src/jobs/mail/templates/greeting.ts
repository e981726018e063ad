// Someone can register another person's address with any name, so names that look like a link are left out.
const couldBeLink = /\/\/|\w\.\w|@/;

/** The greeting of a mail: 'Hi Ada,', also for a name typed as 'ada'. */
export const greeting = (firstName: string): string => {
  const [first = ''] = firstName;
  return couldBeLink.test(firstName) ? 'Hi,' : `Hi ${first.toUpperCase()}${firstName.slice(first.length)},`;
};
