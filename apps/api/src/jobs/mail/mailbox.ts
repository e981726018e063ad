/** A mailbox as nodemailer takes it: in two parts, so that nothing has to be read out of one text again. */
export type Mailbox = { name: string; address: string };

/** Reads a mailbox of the settings, `Name <mailbox@host>` or the bare address. */
export const readMailbox = (text: string): Mailbox => {
  const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
};

/** An address that may be shown to ops: `a***@shop.test`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*@/, '$1***@');

// What `makeLinkToken` makes. Servers that refuse a link repeat it, and some of its kind are good for a year.
const linkToken = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** A text of somebody else's mail server, without the addresses and the secrets of links in it. */
export const maskSecrets = (text: string): string =>
  text.replace(/[^\s<>"',;:@]+@[^\s<>"',;:@]+/g, maskAddress).replace(linkToken, '[token]');
