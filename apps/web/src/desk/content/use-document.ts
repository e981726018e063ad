import { useQueryClient } from '@tanstack/react-query';
import { publishContent, saveContent, type WholeDocument, withdrawContent } from '@wearfolio/contracts/desk-content';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { contentQuery, readVersion } from './api.ts';

/** What somebody else saved while this editor wrote. */
export type Overtaken = { number: number; actor: string; body: string };

/** Edits a document: what is written stays here until it is saved, and what others save meanwhile is told, never overwritten. */
export const useDocument = <Body>(document: WholeDocument) => {
  const client = useQueryClient();
  const { key } = document;
  const [body, setBody] = useState<Body>(() => JSON.parse(document.body));
  const [saved, setSaved] = useState({ number: document.number, text: document.body });
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  /** What was written here before the other's version was taken. */
  const [setAside, setSetAside] = useState<Body | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const text = JSON.stringify(body);
  const isChanged = text !== saved.text;

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const tellOvertaken = async (): Promise<void> => {
    const theirs = await client.fetchQuery({ ...contentQuery(key), staleTime: 0 });
    setOvertaken({ number: theirs.number, actor: theirs.actor ?? 'Somebody', body: theirs.body });
  };

  /** Saves what is written, and answers the number of its version; null where somebody was quicker. */
  const saveOn = async (basedOn: number): Promise<number | null> => {
    try {
      const { data } = await call(saveContent, { body: { key, based_on: basedOn, body: text } });
      setSaved({ number: data.number, text });
      setOvertaken(null);
      setSetAside(null);
      return data.number;
    } catch (error) {
      if (!(error instanceof ApiError) || error.errors.based_on === undefined) throw error;
      await tellOvertaken();
      return null;
    }
  };

  /** Does one thing after the other; what fails is told above the text. */
  const act = async (work: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    setFault('');
    try {
      const message = await work();
      if (message !== null) showToast({ text: message });
      await client.invalidateQueries();
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'This did not work');
    } finally {
      setIsBusy(false);
    }
  };

  /** Saves what is written, if need be, and does something with its version. */
  const withSaved = (work: (number: number) => Promise<{ message: string }>): Promise<void> =>
    act(async () => {
      const number = isChanged || saved.number === 0 ? await saveOn(saved.number) : saved.number;
      return number === null ? null : (await work(number)).message;
    });

  return {
    body,
    setBody,
    text,
    number: saved.number,
    isChanged,
    isBusy,
    fault,
    overtaken,
    setAside,
    save: () => act(async () => ((await saveOn(saved.number)) === null ? null : 'Saved')),
    withSaved,
    publish: (at: string | null) => withSaved((number) => call(publishContent, { body: { key, number, at } })),
    withdraw: (what: 'live' | 'scheduled') =>
      act(async () => (await call(withdrawContent, { body: { key, what } })).message),
    /** Puts an old version in place of what is written; it is a new version once it is saved. */
    restore: (number: number) =>
      act(async () => {
        setBody(JSON.parse(await readVersion(key, number)));
        return `Version ${number} stands here now. Save it to keep it.`;
      }),
    /** Saves what is written as the version after the other's. */
    keepMine: () => act(async () => (overtaken && (await saveOn(overtaken.number)) !== null ? 'Saved' : null)),
    /** Goes on with the other's version; what was written here stays at hand. */
    takeTheirs: () => {
      if (!overtaken) return;
      setSetAside(body);
      setBody(JSON.parse(overtaken.body));
      setSaved({ number: overtaken.number, text: overtaken.body });
      setOvertaken(null);
    },
    backToMine: () => {
      if (setAside === null) return;
      setBody(setAside);
      setSetAside(null);
    },
  };
};

export type EditedDocument<Body> = ReturnType<typeof useDocument<Body>>;
