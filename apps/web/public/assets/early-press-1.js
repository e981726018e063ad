// Keeps the last press on a button for the page's own script, which may come later: `lib/early-press.ts` takes it, and leaves
// null. Its name counts up with its content, because browsers keep it for a year.
addEventListener(
  'click',
  ({ target }) => {
    if (window.earlyPress !== null) window.earlyPress = target.closest('button[type="button"]') ?? window.earlyPress;
  },
  true,
);
