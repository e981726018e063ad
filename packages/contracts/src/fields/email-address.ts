// cspell:ignore umläut umlut: an address and its ASCII form
/** Maximum characters of an address, and of the part before the at-sign (RFC 5321). */
const addressMax = 254;
const localPartMax = 64;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d-]{1,63}$/i;
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

const isLabel = (text: string): boolean => label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/**
 * Whether `text` is a single plain ASCII address. Quotes, comments, names, groups and lists are rejected, because mail
 * libraries and validators read them differently.
 */
export const isAddress = (text: string): boolean => {
  if (text.length > addressMax) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || local.length > localPartMax) return false;
  return localPart.test(local) && domain.split('.').every(isLabel);
};

// Letters of these scripts look alike: a name with one Cyrillic letter is another shop's.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

const mixesScripts = (part: string): boolean => alike.filter((script) => script.test(part)).length > 1;

/**
 * The address with an international domain in ASCII, as mail servers write it: `ann@umläut.test` is
 * `ann@xn--umlut-ira.test`. Other texts stay as they are,
 * and so do domains that mix scripts, which are refused with them.
 */
export const toAsciiAddress = (text: string): string => {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || !/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain)) return text;
  if (domain.split('.').some(mixesScripts)) return text;
  return URL.canParse(`http://${domain}`) ? text.slice(0, at + 1) + new URL(`http://${domain}`).hostname : text;
};

/** Whether the address ends in a top-level domain. A shop's mail reaches only those. */
export const isPublicAddress = (address: string): boolean => topLevel.test(address);
