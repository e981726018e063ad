// Stores one picture after the other in the given folder until it is killed.
import { createHash } from 'node:crypto';
import { keepDerived } from '../pictures/picture-folder.ts';

const [folder = ''] = process.argv.slice(2);
const facts = { width: 800, height: 1000, color: 'ffffff', isGoods: true, hash: '0', productColor: null };
for (let at = 0; ; at += 1) {
  const bytes = Buffer.alloc(200_000, at);
  const files = ['160.webp', '800.webp', 'mail.jpg'].map((name) => ({ name, bytes }));
  await keepDerived(folder, createHash('sha256').update(String(at)).digest('hex'), { facts, files });
}
