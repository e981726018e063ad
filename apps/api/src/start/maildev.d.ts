declare module 'maildev/lib/mailserver.js' {
  import type { SMTPServer } from 'smtp-server';

  type Stored = { id: string };
  const mailserver: {
    create: (port: number, host: string, mailDir: string) => void;
    smtp: SMTPServer;
    store: Stored[];
    on: (event: 'new', listener: () => void) => void;
    removeAllListeners: () => void;
    deleteEmail: (id: string, done: (error: Error | null) => void) => void;
  };
  export = mailserver;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';

  const web: {
    start: (
      port: number,
      host: string,
      mailserver: unknown,
      user: string | undefined,
      password: string | undefined,
      basePath: string,
      secure: { https?: boolean },
    ) => void;
    server: Server;
    close: (done: () => void) => void;
  };
  export = web;
}

declare module 'maildev/lib/logger.js' {
  const logger: { setLevel: (level: number) => void };
  export = logger;
}
