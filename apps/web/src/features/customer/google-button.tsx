import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settings } from '../../lib/settings.ts';
import { Button } from '../../ui/button.tsx';
import { useGoogleLogin } from './api.ts';
import { loadGoogle } from './google.ts';

// The server lets Google's script into no document but those of the sign-in pages. One that began elsewhere and was
// led here by the router has to be loaded anew.
const mayLoadGoogle = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
};

const GoogleOwnButton = ({ clientId }: { clientId: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const { mutate } = useGoogleLogin();
  const send = useEffectEvent((credential: string | undefined) => mutate(credential));
  useEffect(() => {
    let isLeft = false;
    loadGoogle(settings.googleScriptUrl).then((google) => {
      if (isLeft || !place.current) return;
      google.initialize({ client_id: clientId, callback: ({ credential }) => send(credential) });
      google.renderButton(place.current, { theme: 'outline', size: 'large', width: place.current.offsetWidth });
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, [clientId]);
  return <div ref={place} className="min-h-11" />;
};

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
