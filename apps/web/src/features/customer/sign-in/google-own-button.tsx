import { useMutation } from '@tanstack/react-query';
import { googleLogin } from '@wearfolio/contracts/customer';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../../lib/api-client.ts';
import { settings } from '../../../lib/settings.ts';
import { startSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { decodeCredential } from './credential.ts';
import { loadGoogle } from './google.ts';

/**
 * Decodes Google's credential, then sends it unchanged (behavior.md#customer-google). A failure is only logged
 * (behavior.md#customer-google).
 */
const useGoogleLogin = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (credential: string | undefined) => {
      decodeCredential(credential);
      return call(googleLogin, { body: { token: credential ?? '' } });
    },
    onSuccess: ({ message, user }) => {
      startSession(user, '');
      showToast({ text: message });
    },
    // Reports to the browser's console and error listeners.
    onError: (error) => reportError(error),
  });

/** The button that Google's script renders. */
export const GoogleOwnButton = ({ clientId }: { clientId: string }) => {
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
