// Works on pictures until it is ended: the database, the folder and the store's host are named.
import { startPictureWorker } from '../pictures/picture-worker.ts';

const [url = '', folder = '', host = ''] = process.argv.slice(2);
startPictureWorker({
  url,
  folder,
  mostBytes: 1e9,
  processes: 1,
  idle: 60,
  privateHosts: [host],
  publicUrl: 'https://shop.test',
  log: () => undefined,
});
// Its decoder does not keep it going by itself.
setInterval(() => undefined, 1000);
