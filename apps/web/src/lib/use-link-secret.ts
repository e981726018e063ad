import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

/** Stands in the address where the secret stood. */
const spent = 'read';

/**
 * The secret at the end of a mail's link (`:id`), read once: the address and the history forget it at once, so that it
 * is neither copied along with the address nor found there by the next person (decision 62). Null where it was forgotten.
 */
export const useLinkSecret = (): string | null => {
  const { id = '' } = useParams();
  const [secret] = useState(id);
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname.replace(/[^/]+\/?$/, spent));
  }, []);
  return secret === spent ? null : secret;
};
