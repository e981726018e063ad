/** The default description. */
export const shopDescription =
  "Browse clothing and fashion from many stores in one place, and buy at the store's own site.";
