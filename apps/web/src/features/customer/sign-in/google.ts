/** The part of Google's script that we use. */
export type GoogleAccounts = {
  initialize: (settings: { client_id: string; callback: (reply: { credential?: string }) => void }) => void;
  renderButton: (place: HTMLElement, look: { theme: 'outline'; size: 'large'; width: number }) => void;
};

declare global {
  var google: { accounts?: { id?: GoogleAccounts } } | undefined;
}

let loading: Promise<GoogleAccounts> | undefined;

const load = (address: string): Promise<GoogleAccounts> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      const accounts = globalThis.google?.accounts?.id;
      if (accounts) resolve(accounts);
      else reject(new Error("The sign-in provider's script brought nothing"));
    };
    script.onerror = () => reject(new Error("The sign-in provider's script could not be loaded"));
    document.head.append(script);
  });

/** Loads the script once, or again after a failure. */
export const loadGoogle = (address: string): Promise<GoogleAccounts> => {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
