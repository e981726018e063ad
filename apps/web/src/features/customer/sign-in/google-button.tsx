import { useState } from 'react';
import { settings } from '../../../lib/settings.ts';
import { t } from '../../../lib/t.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';

// The content security policy allows Google's script only on the sign-in pages. A document that started elsewhere must
// be reloaded.
const mayLoadGoogle = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
};

// Few shops configure Google, so its code is loaded separately.
const [GoogleOwnButton] = lazyPart(
  async () => (await import('./google-own-button.tsx')).GoogleOwnButton,
  Nothing,
  <div className="min-h-11" />,
);

/** Google's button above a line 'or'; nothing if Google sign-in is not configured (behavior.md#customer-google). */
export const GoogleButton = () => {
  const [mayLoad] = useState(mayLoadGoogle);
  if (settings.googleClientId === null) return null;
  return (
    <div className="mb-6">
      {mayLoad ? (
        <GoogleOwnButton clientId={settings.googleClientId} />
      ) : (
        <Button className="w-full" look="outlined" onClick={() => location.reload()}>
          {t('customer.signWithGoogle')}
        </Button>
      )}
      <p className="mt-6 flex items-center gap-4 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('customer.orWord')}
      </p>
    </div>
  );
};
