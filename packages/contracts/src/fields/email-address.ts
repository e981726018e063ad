/** The longest address that can be delivered to, and the longest part before its at-sign (RFC 5321). */
const addressMax = 254;
const localPartMax = 64;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d-]{1,63}$/i;
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

const isLabel = (text: string): boolean => label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/**
 * Whether `text` is one plain address in ASCII: no quotes, comments, names,
 * groups or lists, which mail libraries read differently from validators.
 */
export const isAddress = (text: string): boolean => {
  if (text.length > addressMax) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > localPartMax) return false;
  return localPart.test(local) && domain.split('.').every(isLabel);
};

/** Whether an address ends in a top-level domain, as those that mail from a shop can reach do. */
export const isPublicAddress = (address: string): boolean => topLevel.test(address);
