import { type CommissionReport, importCommissions, refusalsShown } from '@wearfolio/contracts/desk-commissions';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { networkWords } from './network-words.ts';

type Refusal = { line: number; reason: string };

/** Decodes a report. Some networks write UTF-16 with a byte order mark. */
const textOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
};

/** The refused rows of a report with their reasons. */
export const Refusals = ({ refusals, count }: { refusals: readonly Refusal[]; count: number }) => (
  <>
    <Table name={t('desk.insight.refusedRowsTable')} columns={[t('desk.insight.line'), t('desk.insight.reason')]}>
      {refusals.map(({ line, reason }) => (
        <tr key={line}>
          <th scope="row">{formatNumber(line)}</th>
          <td className="wrap-anywhere">{reason}</td>
        </tr>
      ))}
    </Table>
    {count > refusals.length && (
      <p className="type-small mt-2 text-ink-3">
        {t('desk.insight.first', { shown: Math.min(refusals.length, refusalsShown), count })}
      </p>
    )}
  </>
);

const Imported = ({ report }: { report: CommissionReport & { refusals: Refusal[] } }) => (
  <div className="mt-5 max-w-180">
    <Notice>
      {t('desk.insight.reportImported', {
        network: networkWords[report.network],
        created: report.created,
        updated: report.updated,
        unchanged: report.unchanged,
      })}
    </Notice>
    {report.refused > 0 && <Refusals refusals={report.refusals} count={report.refused} />}
  </div>
);

/** Imports a commission report of a network. */
export const ReportForm = () => {
  const [file, setFile] = useState<File | null>(null);
  const [currency, setCurrency] = useState('');
  const send = useChange({
    mutationFn: async (sent: File) =>
      call(importCommissions, {
        body: { name: sent.name, csv: await textOf(sent), currency: currency.trim().toUpperCase() },
      }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (file) send.mutate(file);
  };
  const field = 'h-10 border border-line-2 bg-surface px-3 max-md:h-11';
  return (
    <>
      <form className="flex flex-wrap items-end gap-4" onSubmit={submit}>
        <label className="flex min-w-0 flex-col gap-1">
          <span className="type-small text-ink-2">{t('desk.insight.reportCsv')}</span>
          <input
            type="file"
            required
            accept=".csv,.tsv,.txt,text/csv"
            className={`${field} file-field max-w-full ps-0`}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </label>
        <label className="flex flex-col gap-1">
          <span className="type-small text-ink-2">{t('desk.insight.currencyIfNoRowSays')}</span>
          <input
            className={`${field} w-50`}
            maxLength={3}
            placeholder={t('desk.insight.asNetworks')}
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
          />
        </label>
        <BusyButton size="float" isBusy={send.isPending}>
          {t('desk.insight.import')}
        </BusyButton>
      </form>
      {send.data && <Imported report={send.data.data} />}
    </>
  );
};
