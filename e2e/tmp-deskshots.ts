import { launchBrowser } from './testing/browser.ts';
const list = process.argv.slice(2); const b = await launchBrowser();
for (const [w, h, s] of [[390, 844, 'light'], [390, 844, 'dark'], [768, 1024, 'dark'], [1440, 900, 'light'], [1440, 900, 'dark']] as const) {
  const c = await b.newContext({ baseURL: 'http://localhost:3101', storageState: '/tmp/desk-state.json', viewport: { width: w, height: h }, colorScheme: s, isMobile: w < 500, hasTouch: w < 500 });
  const p = await c.newPage();
  for (const path of list) { await p.goto(path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(400); await p.screenshot({ path: `/tmp/shots/desk${path.replace(/\W+/g, '_').slice(0, 40)}-${w}-${s}.png`, fullPage: w < 500 }); }
  await c.close();
}
await b.close();
