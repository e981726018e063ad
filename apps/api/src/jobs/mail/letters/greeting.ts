// Whoever signs up chooses a name that a stranger may get to read, so a name that could pass for an address is left out.
const couldBeLink = /\/\/|\w\.\w|@/;

/** How a letter begins: 'Hi Ada,' also for a name that was typed as 'ada'. */
export const greeting = (firstName: string): string => {
  const [first = ''] = firstName;
  return couldBeLink.test(firstName) ? 'Hi,' : `Hi ${first.toUpperCase()}${firstName.slice(first.length)},`;
};
