/** The path of another browser, for machines on which the package's browser does not run. */
export const browserPath = process.env.CHROMIUM_PATH;
