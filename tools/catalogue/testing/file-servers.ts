// cspell:ignore käse brot MDTM RETR
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import { Server, utils } from 'ssh2';
import { onTestFinished } from 'vitest';

/** A user of the test's servers. */
export const user = { name: 'shop', password: 'käse & brot' };

const listen = async (server: NetServer | Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

type FtpOptions = {
  files: Readonly<Record<string, Buffer>>;
  /** What the server says to PASV, instead of its own address. EPSV is refused then. */
  passive?: (port: number) => string;
};

/** Starts an FTP server that knows `user`. Returns its host, and the commands that it received. */
export const openFtp = async ({ files, passive }: FtpOptions): Promise<{ host: string; said: string[] }> => {
  const said: string[] = [];
  const serve = (control: Socket): void => {
    let data: Promise<Socket> | null = null;
    const say = (line: string) => control.write(`${line}\r\n`);
    const openData = async (): Promise<number> => {
      const server = createServer();
      data = once(server, 'connection').then(([socket]) => socket as Socket);
      return listen(server);
    };
    const answers = new Map<string, (given: string) => unknown>([
      // It has no certificate, so it hears only how a client begins.
      ['AUTH', () => say('234 Begin')],
      ['USER', () => say('331 Password')],
      ['PASS', (given) => say(given === user.password ? '230 In' : '530 Not logged in')],
      ['TYPE', () => say('200 Binary')],
      ['SIZE', (path) => say(files[path] ? `213 ${files[path].length}` : '550 No such file')],
      ['MDTM', (path) => say(files[path] ? '213 20261101120000' : '550 No such file')],
      ['EPSV', async () => say(passive ? '502 Not here' : `229 Passive (|||${await openData()}|)`)],
      ['PASV', async () => say(`227 Passive (${passive?.(await openData()) ?? ''})`)],
      [
        'RETR',
        async (path) => {
          if (!files[path]) return say('550 No such file');
          say('150 Here');
          (await data)?.end(files[path]);
          say('226 Done');
        },
      ],
      ['QUIT', () => say('221 Bye')],
    ]);
    say('220 Ready');
    control.on('error', () => undefined);
    control.on('data', async (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        const [name = '', ...given] = line.split(' ');
        await (answers.get(name) ?? (() => say('502 Not known')))(given.join(' '));
      }
    });
  };
  return { host: `127.0.0.1:${await listen(createServer(serve))}`, said };
};

const { OK, NO_SUCH_FILE, EOF } = utils.sftp.STATUS_CODE;

// ssh2 cannot read some of the keys that it generates.
const makeKey = (): string => {
  const { private: key } = utils.generateKeyPairSync('ed25519');
  return utils.parseKey(key) instanceof Error ? makeKey() : key;
};

/** Starts an SFTP server that knows `user`, with a new key. */
export const openSftp = async (files: Readonly<Record<string, Buffer>>): Promise<{ host: string }> => {
  const key = makeKey();
  const server = new Server({ hostKeys: [key] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === user.name && asked.password === user.password)
        asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const names = new Map<number, string>();
        const statOf = (size: number) => ({ mode: 0o100644, uid: 0, gid: 0, size, atime: 1, mtime: 1_790_000_000 });
        const answerStat = (id: number, path: string | undefined): void => {
          const file = path === undefined ? undefined : files[path];
          if (file) sftp.attrs(id, statOf(file.length));
          else sftp.status(id, NO_SUCH_FILE);
        };
        sftp.on('STAT', answerStat);
        sftp.on('OPEN', (id, path) => {
          names.set(names.size, path);
          sftp.handle(id, Buffer.from([names.size - 1]));
        });
        sftp.on('FSTAT', (id, handle) => answerStat(id, names.get(handle[0] ?? -1)));
        sftp.on('READ', (id, handle, offset, length) => {
          const file = files[names.get(handle[0] ?? -1) ?? ''] ?? Buffer.alloc(0);
          if (offset >= file.length) sftp.status(id, EOF);
          else sftp.data(id, file.subarray(offset, offset + length));
        });
        sftp.on('CLOSE', (id) => sftp.status(id, OK));
      });
    });
  });
  return { host: `127.0.0.1:${await listen(server)}` };
};
