import { type CommissionReport, importCommissions, refusalsShown } from '@wearfolio/contracts/desk-commissions';
import { type ComponentProps, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { Table } from '../parts/table.tsx';
import { upperCase } from '../parts/upper-case.ts';
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
    <Table name={t('desk.parts.refusedRows')} columns={[t('desk.parts.line'), t('desk.parts.reason')]}>
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
  const [imported, setImported] = useState<ComponentProps<typeof Imported>['report'] | null>(null);
  const form = useDeskForm({
    rules: importCommissions.schema.body,
    // The file's name follows. The wrong field is the file.
    start: { name: 'report.csv', currency: '' },
    send: (body) => call(importCommissions, { body }),
    onDone: ({ data }) => setImported(data),
  });
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    form.set('csv', await textOf(file));
    form.set('name', file.name);
  };
  return (
    <>
      <DeskForm form={form} isInRow button={t('desk.insight.import')}>
        <Field
          className="min-w-0 basis-90 [&_input]:file-field [&_input]:ps-0"
          label={t('desk.insight.reportCsv')}
          name="csv"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          isRequired
          error={form.errors.csv}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Field
          className="w-50"
          label={t('desk.insight.currencyField')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={3}
          placeholder={t('desk.insight.asNetworks')}
          {...form.field('currency', { setValueAs: upperCase })}
        />
      </DeskForm>
      {imported && <Imported report={imported} />}
    </>
  );
};
