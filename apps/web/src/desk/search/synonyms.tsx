import { deskPaths } from '@wearfolio/contracts/desk';
import {
  type DeskSynonym,
  removeDeskSynonym,
  type SynonymSuggestion,
  setDeskSynonym,
} from '@wearfolio/contracts/desk-search';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { rich, srOnly, t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { Day } from '../parts/time.tsx';

const Remove = ({ from }: { from: string }) => {
  const remove = useChange({ mutationFn: () => call(removeDeskSynonym, { body: { from } }) });
  return (
    <Button
      look="outlined"
      size="float"
      className="h-8! px-3!"
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    >
      {rich('desk.search.removeWord', { from, hidden: srOnly })}
    </Button>
  );
};

/** The synonyms that staff added. */
export const Synonyms = ({ synonyms, isEditor }: { synonyms: readonly DeskSynonym[]; isEditor: boolean }) => (
  <Table
    name={t('desk.search.synonyms')}
    columns={[
      t('desk.search.word'),
      t('desk.search.means'),
      t('desk.search.holds'),
      t('desk.search.since'),
      t('desk.search.note'),
      ...(isEditor ? [t('desk.parts.remove')] : []),
    ]}
  >
    {synonyms.map(({ from, to, is_both_ways, day, note }) => (
      <tr key={from}>
        <th scope="row" className="min-w-30 wrap-anywhere">
          {from}
        </th>
        <td className="min-w-30 wrap-anywhere">{to}</td>
        <td className="whitespace-nowrap">{is_both_ways ? t('desk.search.bothWays') : t('desk.search.oneWay')}</td>
        <td className="text-ink-2">
          <Day day={day} />
        </td>
        <td className="max-w-80 wrap-anywhere text-ink-2">{note}</td>
        {isEditor && (
          <td>
            <Remove from={from} />
          </td>
        )}
      </tr>
    ))}
  </Table>
);

const Meaning = ({ of: { from, to } }: { of: SynonymSuggestion }) => {
  const [meaning, setMeaning] = useState(to ?? '');
  const add = useChange({
    mutationFn: () => call(setDeskSynonym, { body: { from, to: meaning, note: '', is_both_ways: true } }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className="flex gap-2" onSubmit={submit}>
      <input
        className="h-8 w-40 border border-line-2 bg-surface px-2 max-md:h-11"
        aria-label={t('desk.search.meaningField', { from })}
        required
        maxLength={60}
        value={meaning}
        onChange={({ target }) => setMeaning(target.value)}
      />
      <BusyButton look="outlined" size="float" className="h-8! px-3! max-md:h-11!" isBusy={add.isPending}>
        {t('desk.parts.add')}
      </BusyButton>
    </form>
  );
};

type SuggestionsProps = { suggestions: readonly SynonymSuggestion[]; isEditor: boolean };

/** Searched words that may need a synonym. */
export const Suggestions = ({ suggestions, isEditor }: SuggestionsProps) => (
  <Table
    name={t('desk.search.candidates')}
    columns={[
      t('desk.search.searched'),
      t('desk.search.then'),
      t('desk.search.times'),
      ...(isEditor ? [t('desk.search.means')] : []),
    ]}
    figures={[t('desk.search.times')]}
  >
    {suggestions.map((one) => (
      <tr key={`${one.from} ${one.to}`}>
        <th scope="row" className="min-w-30 wrap-anywhere">
          <a className="hover:underline" href={`${deskPaths.search}?${new URLSearchParams({ keyword: one.from })}`}>
            {one.from}
          </a>
        </th>
        <td className="min-w-30 wrap-anywhere">
          {one.to ?? <span className="text-ink-3">{t('desk.search.foundNothing')}</span>}
        </td>
        <td>{formatNumber(one.searches)}</td>
        {isEditor && (
          <td>
            <Meaning of={one} />
          </td>
        )}
      </tr>
    ))}
  </Table>
);
