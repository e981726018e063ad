/** Another browser than the one in the package, for machines it does not run on. */
export const browserPath = process.env.CHROMIUM_PATH;
