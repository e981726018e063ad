// Runs before the page's own code. Browsers keep this file for a year, so its name counts up when its content changes.

// Keeps the last button that was pressed before the page's code runs. `lib/early-press.tsx` takes it and leaves null.
addEventListener(
  'click',
  ({ target }) => {
    if (window.earlyPress !== null) window.earlyPress = target.closest('button[type="button"]') ?? window.earlyPress;
  },
  true,
);

// On a page with a first screen, `code` lists the addresses of its modules, the one to run first. Styles and the first
// picture need the connection more, so the modules and the replies (`made`, for `lib/first-data.ts`) are requested
// after the first paint, or at the first press.
const { code, made } = document.currentScript.dataset;

const once = (target, ...types) =>
  new Promise((go) => {
    for (const type of types) target.addEventListener(type, go, { once: true });
  });

/** The longest wait for the picture, in ms. A store's server may be slow. */
const patience = 2000;

const afterPicture = () => {
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return;
  return Promise.race([once(picture, 'load', 'error'), new Promise((go) => setTimeout(go, patience))]);
};

const afterPaint = () =>
  new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true })).then(afterPicture);

// Browsers do not paint tabs in the background, and the code must be there when the shopper opens the tab.
const afterLoading = () => (document.readyState === 'complete' ? undefined : once(window, 'load'));

const afterParsing = () => (document.readyState === 'loading' ? once(document, 'DOMContentLoaded') : undefined);

const askForData = () =>
  fetch(location.href, { headers: { Accept: 'application/json' }, credentials: 'omit' })
    .then((reply) => (reply.ok ? reply.json() : undefined))
    .catch(() => undefined);

const append = (element, attributes) =>
  document.head.append(Object.assign(document.createElement(element), attributes));

const task = () => new Promise((go) => setTimeout(go));

// A page's first Intl object takes long, because the browser then reads its table of languages. While the modules are on
// their way nothing else runs; two tasks, so that neither is long.
const prepareNumbers = async () => {
  await task();
  Intl.Collator();
  await task();
  Intl.NumberFormat();
};

const run = async () => {
  if (made) window.firstData = askForData();
  const modules = code.split(' ');
  for (const href of modules) append('link', { rel: 'modulepreload', crossOrigin: '', href });
  void prepareNumbers();
  // The browser may paint before the end of the page has arrived, which has the settings that the code reads.
  await afterParsing();
  append('script', { type: 'module', crossOrigin: '', src: modules[0] });
};

if (code) {
  const isReady = document.hidden ? afterLoading() : afterPaint();
  void Promise.race([isReady, once(window, 'pointerdown', 'keydown', 'focusin')]).then(run);
}
