declare module 'maildev' {
  import type { SMTPServer } from 'smtp-server';

  type Settings = {
    smtp: number;
    ip: string;
    web: number;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  };

  type MailServer = {
    smtp: SMTPServer;
    store: { id: string }[];
    on: (event: 'new', listener: () => void) => void;
    deleteEmail: (id: string, done: (error: Error | null) => void) => void;
    /** Also closes the page. */
    close: (done: () => void) => void;
  };

  /** Serves the page at once. The caller opens the port for mails. */
  const maildev: (settings: Settings) => MailServer;
  export = maildev;
}
