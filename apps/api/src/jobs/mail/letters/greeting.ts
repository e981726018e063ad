// Whoever signs up chooses a name that a stranger may get to read, so a name that could pass for an address is left out.
const couldBeLink = /\/\/|\w\.\w|@/;

/** How a letter begins. */
export const greeting = (firstName: string): string => (couldBeLink.test(firstName) ? 'Hello,' : `Hello ${firstName},`);
