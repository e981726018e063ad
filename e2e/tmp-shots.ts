import { launchBrowser, untilAlive } from './testing/browser.ts';
const base = process.argv[2] ?? ''; const list = process.argv.slice(3);
const b = await launchBrowser();
for (const [w, h, s] of [[390, 844, 'light'], [390, 844, 'dark'], [768, 1024, 'light'], [1440, 900, 'light'], [1440, 900, 'dark']] as const) {
  const c = await b.newContext({ baseURL: base, viewport: { width: w, height: h }, colorScheme: s, isMobile: w < 500, hasTouch: w < 500, deviceScaleFactor: w < 500 ? 2 : 1 });
  const p = await c.newPage();
  for (const path of list) {
    await p.goto(path); await untilAlive(p); await p.waitForLoadState('networkidle'); await p.waitForTimeout(300);
    await p.screenshot({ path: `/tmp/shots/${path.replace(/\W+/g, '_').slice(0, 40)}-${w}-${s}.png` });
  }
  await c.close();
}
await b.close();
