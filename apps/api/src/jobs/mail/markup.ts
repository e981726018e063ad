/** The two fonts of mails, as inline styles. Mail programs load no web fonts. */
export const sans = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = 'font-family:Georgia,serif;font-weight:normal';
