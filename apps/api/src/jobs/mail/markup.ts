/** The letter's two faces, as inline style: mail programs load no fonts. */
export const sans = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = 'font-family:Georgia,serif;font-weight:normal';
