// Runs before the first paint, so that no page shows in one theme and then in the other. A file of its own, because the
// page's policy allows no inline script; its name counts up with its content, because browsers keep it for a year.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
