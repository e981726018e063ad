// Runs the picture worker until it is killed, with the given database, folder and store host.
import { startPictureWorker } from '../pictures/picture-worker.ts';

const [url = '', folder = '', host = ''] = process.argv.slice(2);
startPictureWorker({
  url,
  folder,
  mostBytes: 1e9,
  processes: 1,
  priority: 0,
  idle: 60,
  privateHosts: [host],
  publicUrl: 'https://shop.test',
  log: () => undefined,
});
// The decoder alone does not keep the process alive.
setInterval(() => undefined, 1000);
