import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stateFrom } from '../../../session/origin.ts';
import { currentSession, useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

type Props = {
  loginHref: string;
  /** Called when somebody is signed in no more, to forget what else the browser keeps of them. */
  onForget: () => void;
};

/** Asks once who the stored token belongs to, so that what changed elsewhere is known here. */
const useFreshDetails = () => {
  useEffect(() => {
    if (!currentSession().userDetails) return;
    const leaving = new AbortController();
    import('../api.ts')
      .then(({ refreshDetails }) => refreshDetails({ cancelled: leaving.signal }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
};

/** What this tab remembers for the visit. */
const forgetVisit = () => {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
};

/** What the server told one customer is not shown to the next one, nor to a guest. */
const useFreshReplies = (onForget: () => void) => {
  const queries = useQueryClient();
  const id = useSession().userDetails?.id;
  const shownTo = useRef(id);
  useEffect(() => {
    const last = shownTo.current;
    if (last === id) return;
    shownTo.current = id;
    if (last === undefined) {
      void queries.invalidateQueries();
      return;
    }
    forgetVisit();
    onForget();
    queries.getMutationCache().clear();
    queries.removeQueries({ type: 'inactive' });
    void queries.resetQueries();
  }, [id, queries, onForget]);
};

/**
 * Says that the server ended the session, and leads to /login with the origin (decision 52). A token that was worthless
 * before anything was done with it leaves the page as it is, for a guest.
 */
const useEndedSession = (loginHref: string) => {
  const { refused } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const logIn = () => void navigate(loginHref, { state: stateFrom(location) });
  const tell = useEffectEvent((when: 'at first' | 'later') => {
    const text = 'Your session has ended. Please log in again.';
    if (when === 'at first') {
      showToast({ text, kind: 'error', action: { label: 'Login', perform: logIn } });
      return;
    }
    logIn();
    showToast({ text, kind: 'error' });
  });
  useEffect(() => {
    if (refused !== null) tell(refused);
  }, [refused]);
};

/** Keeps the page true to who is signed in. Stands once in the app and shows nothing. */
export const SessionKeeper = ({ loginHref, onForget }: Props) => {
  useFreshDetails();
  useFreshReplies(onForget);
  useEndedSession(loginHref);
  return null;
};
