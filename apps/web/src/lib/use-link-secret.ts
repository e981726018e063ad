import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

/** Replaces the secret in the address. */
const spent = 'read';

/**
 * The secret at the end of a link in an e-mail (`:id`), read once. The address and the history no longer contain it
 * afterwards (behavior.md#routes-secrets). Null if it was already removed.
 */
export const useLinkSecret = (): string | null => {
  const { id = '' } = useParams();
  const [secret] = useState(id);
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname.replace(/[^/]+\/?$/, spent));
  }, []);
  return secret === spent ? null : secret;
};
