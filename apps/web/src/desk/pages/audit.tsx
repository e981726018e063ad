import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, exportAudit, listAudit } from '@wearfolio/contracts/desk-audit';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { compareTexts, nearDifferences } from '../content/compare-texts.ts';
import { actionsNamed, actionWords, subjectWords, valueWords } from '../parts/audit-words.ts';
import { FindField } from '../parts/find-field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { LowField } from '../parts/low-field.tsx';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { say } from '../parts/say.ts';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const longest = 400;

const wordsOf = (json: string | null): string => (json === null ? '' : valueWords(JSON.parse(json)));

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)} ...` : text);

/** What was before and after. Of two long texts only what is near their differences. */
const textsOf = ({ before, after }: AuditEntry): readonly [before: string, after: string] => {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (Math.max(one.length, other.length) <= longest) return [one, other];
  const [former, latter] = nearDifferences(...compareTexts(one, other));
  return [cut(former.map(({ text }) => text).join('')), cut(latter.map(({ text }) => text).join(''))];
};

const Row = ({ entry }: { entry: AuditEntry }) => {
  const { at, actor, action, subject } = entry;
  const [before, after] = textsOf(entry);
  return (
    <tr>
      <td className="text-ink-2">
        <Time at={at} />
      </td>
      <th scope="row">{say(actor)}</th>
      <td className="md:min-w-32">{actionWords(action)}</td>
      <td className="min-w-40 wrap-anywhere">{subjectWords(action, subject)}</td>
      <td className="min-w-40 wrap-anywhere text-ink-2">{before}</td>
      <td className="min-w-40 wrap-anywhere">{after}</td>
    </tr>
  );
};

const filterNames = ['q', 'actor', 'action', 'from', 'until'] as const;

const days = [
  ['from', t('desk.access.from')],
  ['until', t('desk.access.until')],
] as const;

/** The filters in the address; empty ones are absent. */
const useFilter = () => {
  const { params, set } = useListAddress();
  const given = filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ''] as const] : []));
  return { filter: Object.fromEntries(given) as Partial<Record<(typeof filterNames)[number], string>>, set };
};

type ChoiceProps = {
  label: string;
  value: string;
  names: readonly string[];
  wordsOf?: (name: string) => string;
  onChoose: (name: string) => void;
};

const Choice = ({ label, value, names, wordsOf = (name) => name, onChoose }: ChoiceProps) => (
  <Select label={label} className="mb-3 min-w-40" value={value} onChoose={onChoose}>
    <option value="">{t('desk.access.all')}</option>
    {[...new Set([...names, ...(value === '' ? [] : [value])])].map((name) => (
      <option key={name} value={name}>
        {wordsOf(name)}
      </option>
    ))}
  </Select>
);

/** The audit log, newest first, with its filters, and as a file. */
export const Audit = () => {
  const { filter, set } = useFilter();
  const asked = filter.q ? { ...filter, named: actionsNamed(filter.q).join(',') } : filter;
  const query = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { querystring: { ...asked, ...(pageParam !== null && { before: String(pageParam) }) } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, data: entries }) => (has_more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  const [first] = data?.pages ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title={t('desk.parts.auditLog')}
      intro={t('desk.access.auditIntro')}
      actions={
        <a
          className={buttonClass({ look: 'outlined', size: 'float' })}
          href={`${exportAudit.url}?${new URLSearchParams(asked)}`}
          download
        >
          {t('desk.access.downloadAsCsv')}
        </a>
      }
    >
      <div className="flex flex-wrap items-end gap-x-4">
        <FindField label={t('desk.parts.find')} value={filter.q ?? ''} onFind={(q) => set({ q })} />
        <Choice
          label={t('desk.parts.who')}
          value={filter.actor ?? ''}
          names={first?.actors ?? []}
          wordsOf={say}
          onChoose={(actor) => set({ actor })}
        />
        <Choice
          label={t('desk.parts.what')}
          value={filter.action ?? ''}
          names={first?.actions ?? []}
          wordsOf={actionWords}
          onChoose={(action) => set({ action })}
        />
        {days.map(([name, label]) => (
          <LowField
            key={name}
            label={label}
            boxClass="mb-3"
            type="date"
            value={filter[name] ?? ''}
            onChange={(day) => set({ [name]: day })}
          />
        ))}
      </div>
      <Loaded
        query={query}
        empty={() =>
          entries.length === 0 && (isFiltered ? t('desk.access.noEntryMatches') : t('desk.parts.noChangesYet'))
        }
      >
        {() => (
          <Table
            name={t('desk.parts.auditLog')}
            columns={[
              t('desk.parts.when'),
              t('desk.parts.who'),
              t('desk.parts.what'),
              t('desk.access.of'),
              t('desk.access.before'),
              t('desk.access.after'),
            ]}
          >
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </Table>
        )}
      </Loaded>
      <More query={query} />
    </Page>
  );
};
