import { useQueryClient } from '@tanstack/react-query';
import { publishContent, saveContent, type WholeDocument, withdrawContent } from '@wearfolio/contracts/desk-content';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useUnsaved } from '../parts/use-unsaved.ts';
import { contentQuery, readVersion } from './api.ts';

/** The version that another editor saved meanwhile. */
export type VersionConflict = { number: number; actor: string; body: string };

/** Why an action on a text failed. Dead links of the home page keep it from being published. */
type Failure = { of: string; words: string; deadLinks: readonly string[] };

/**
 * Edits a document. Text stays in the browser until it is saved. A version saved by another editor is reported, never
 * overwritten.
 */
export const useDocument = <Body>(document: WholeDocument) => {
  const client = useQueryClient();
  const { key } = document;
  const [body, setBody] = useState<Body>(() => JSON.parse(document.body));
  const [saved, setSaved] = useState({ number: document.number, text: document.body });
  const [conflict, setConflict] = useState<VersionConflict | null>(null);
  /** The local text before the other version was taken over. */
  const [setAside, setSetAside] = useState<Body | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const text = JSON.stringify(body);
  // It may be wrong of a text that changed since.
  const told = failure?.of === text ? failure : null;
  const isChanged = text !== saved.text;

  useUnsaved(isChanged);

  const showConflict = async (): Promise<void> => {
    const theirs = await client.fetchQuery({ ...contentQuery(key), staleTime: 0 });
    setConflict({ number: theirs.number, actor: theirs.actor ?? t('desk.content.somebody'), body: theirs.body });
  };

  /** Saves and returns the number of the version, or null if another editor saved first. */
  const saveOn = async (basedOn: number): Promise<number | null> => {
    try {
      const { data } = await call(saveContent, { body: { key, based_on: basedOn, body: text } });
      setSaved({ number: data.number, text });
      setConflict(null);
      setSetAside(null);
      return data.number;
    } catch (error) {
      if (!(error instanceof ApiError) || error.errors.based_on === undefined) throw error;
      await showConflict();
      return null;
    }
  };

  /** Runs one action at a time and shows a failure above the text. */
  const act = async (work: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const message = await work();
      if (message !== null) showToast({ text: message });
      await client.invalidateQueries();
    } catch (error) {
      setFailure({
        of: text,
        words: error instanceof Error ? error.message : t('desk.content.failed'),
        deadLinks: (error instanceof ApiError && error.errors.links) || [],
      });
    } finally {
      setIsBusy(false);
    }
  };

  /** Saves if necessary, then acts on the version. */
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
    fault: told?.words ?? '',
    deadLinks: told?.deadLinks ?? [],
    conflict,
    setAside,
    save: () => act(async () => ((await saveOn(saved.number)) === null ? null : t('desk.content.saved'))),
    withSaved,
    publish: (at: string | null, withDeadLinks = false) =>
      withSaved((number) => call(publishContent, { body: { key, number, at, with_dead_links: withDeadLinks } })),
    withdraw: (what: 'live' | 'scheduled') =>
      act(async () => (await call(withdrawContent, { body: { key, what } })).message),
    /** Loads an old version into the editor. Saving it creates a new version. */
    restore: (number: number) =>
      act(async () => {
        setBody(JSON.parse(await readVersion(key, number)));
        return t('desk.content.versionLoaded', { number });
      }),
    /** Saves the local text as the version after the other one. */
    keepMine: () =>
      act(async () => (conflict && (await saveOn(conflict.number)) !== null ? t('desk.content.saved') : null)),
    /** Continues with the other version and keeps the local text available. */
    takeTheirs: () => {
      if (!conflict) return;
      setSetAside(body);
      setBody(JSON.parse(conflict.body));
      setSaved({ number: conflict.number, text: conflict.body });
      setConflict(null);
    },
    backToMine: () => {
      if (setAside === null) return;
      setBody(setAside);
      setSetAside(null);
    },
  };
};

export type EditedDocument<Body> = ReturnType<typeof useDocument<Body>>;
