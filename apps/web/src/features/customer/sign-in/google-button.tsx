import { useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';

// The server lets Google's script into no document but those of the sign-in pages. One that began elsewhere and was
// led here by the router has to be loaded anew.
const mayLoadGoogle = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
};

// Few shops have it configured, and the page has no room for code that it does not need.
const [GoogleOwnButton] = lazyPart(
  async () => (await import('./google-own-button.tsx')).GoogleOwnButton,
  Nothing,
  <div className="min-h-11" />,
);

/** Google's own button above a line 'or'; nothing where Google sign-in is not configured (decisions 9 and 64). */
export const GoogleButton = () => {
  const [mayLoad] = useState(mayLoadGoogle);
  if (settings.googleClientId === null) return null;
  return (
    <div className="mb-6">
      {mayLoad ? (
        <GoogleOwnButton clientId={settings.googleClientId} />
      ) : (
        <Button className="w-full" look="outlined" onClick={() => location.reload()}>
          Sign in with Google
        </Button>
      )}
      <p className="mt-6 flex items-center gap-4 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
};
