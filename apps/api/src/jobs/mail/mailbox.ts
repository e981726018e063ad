/** A mailbox for nodemailer, split so that it need not be parsed again. */
export type Mailbox = { name: string; address: string };

/** Parses a mailbox in the settings: `Name <mailbox@host>` or an address. */
export const readMailbox = (text: string): Mailbox => {
  const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
};

/** A masked address for staff: `a***@shop.test`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*@/, '$1***@');

// The output of `makeLinkToken`. Mail servers that refuse a link quote it, and some links work for a year.
const linkToken = /(?<![\w-])[\w-]{43}(?![\w-])/g;

// It begins where a word begins, so that a long text without an at sign is read once.
const addressInText = /(?<![^\s<>"',;:@])[^\s<>"',;:@]+@[^\s<>"',;:@]+/g;

/** Masks the addresses in a text. */
export const maskAddresses = (text: string): string => text.replace(addressInText, maskAddress);

/** Masks addresses and link secrets in a mail server's message. */
export const maskSecrets = (text: string): string => maskAddresses(text).replace(linkToken, '[token]');
