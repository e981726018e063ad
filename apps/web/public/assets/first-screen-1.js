// What a page does before its own code is there. The name counts up with the content, because browsers keep it for a year.

// Keeps the last press on a button for the page's code: `lib/early-press.tsx` takes it, and leaves null.
addEventListener(
  'click',
  ({ target }) => {
    if (window.earlyPress !== null) window.earlyPress = target.closest('button[type="button"]') ?? window.earlyPress;
  },
  true,
);

// The code of a page that came with its first screen: addresses, the one to run first. It would take the line from the
// styles and the picture, so it is asked for once they are painted, or somebody wants something. So are the replies that the
// screen was made of: `lib/first-data.ts` takes them.
const { code, made } = document.currentScript.dataset;

const once = (target, ...types) =>
  new Promise((go) => {
    for (const type of types) target.addEventListener(type, go, { once: true });
  });

/** The longest that the code waits for the picture, in ms: a store's may be slow to come. */
const patience = 2000;

const afterPicture = () => {
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return;
  return Promise.race([once(picture, 'load', 'error'), new Promise((go) => setTimeout(go, patience))]);
};

const afterPaint = () =>
  new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true })).then(afterPicture);

// A tab in the background is not painted, and its code is wanted when somebody turns to it.
const afterLoading = () => (document.readyState === 'complete' ? undefined : once(window, 'load'));

const askForData = () =>
  fetch(location.href, { headers: { Accept: 'application/json' }, credentials: 'omit' })
    .then((reply) => (reply.ok ? reply.json() : undefined))
    .catch(() => undefined);

const run = () => {
  if (made) window.firstData = askForData();
  const [first, ...others] = code.split(' ');
  for (const href of others) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: first }),
  );
};

if (code) {
  const isReady = document.hidden ? afterLoading() : afterPaint();
  void Promise.race([isReady, once(window, 'pointerdown', 'keydown', 'focusin')]).then(run);
}
