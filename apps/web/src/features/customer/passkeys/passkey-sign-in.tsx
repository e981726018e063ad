import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../lib/t.tsx';
import { hasPasskeys } from '../../../lib/webauthn.ts';
import { startSession } from '../../../session/session.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { canOfferInField, signInByPasskey, stopOffering } from './browser-passkeys.ts';

/** A challenge is valid for five minutes, so another one is requested before it ends. In ms. */
const offerLasts = 270_000;

type Reply = Awaited<ReturnType<typeof signInByPasskey>>;

const begin = ({ message, data }: Reply) => {
  startSession(data, null);
  showToast({ text: message });
};

/** Lets browsers that can do so offer passkeys in the field of the address. Failures stay silent: nobody asked. */
const useOffer = (isRemember: boolean, isPaused: boolean) => {
  const makeOffer = useEffectEvent(async (offer: AbortSignal) => begin(await signInByPasskey({ isRemember, offer })));
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const left = new AbortController();
    void canOfferInField().then((canOffer) => {
      if (!canOffer || left.signal.aborted) return;
      const again = () => void makeOffer(left.signal).catch(() => undefined);
      again();
      timer = setInterval(again, offerLasts);
    });
    return () => {
      left.abort();
      clearInterval(timer);
      stopOffering();
    };
  }, [isPaused]);
};

/** Signs in with a passkey, by its button or from the field of the address; nothing in browsers without passkeys. */
export const PasskeySignIn = ({ isRemember }: { isRemember: boolean }) => {
  const [fault, setFault] = useState<string | null>(null);
  const attempt = useMutation({
    mutationFn: () => signInByPasskey({ isRemember }),
    onSuccess: begin,
    onError: ({ message }) => setFault(message),
    onMutate: () => setFault(null),
  });
  useOffer(isRemember, attempt.isPending);
  if (!hasPasskeys()) return null;
  return (
    <div className="mt-4">
      {fault !== null && <FormAlert onClose={() => setFault(null)}>{fault}</FormAlert>}
      <BusyButton
        type="button"
        look="outlined"
        className="w-full"
        isBusy={attempt.isPending}
        onClick={() => attempt.mutate()}
      >
        {t('customer.passkeyUse')}
      </BusyButton>
    </div>
  );
};
