import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../../lib/formats.ts';
import { t } from '../../../lib/t.tsx';
import type { UserDetails } from '../../../session/session.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { exportQuery, useRequestExport } from '../api.ts';

/** Saves the file through a blob URL, so that it has no public address. */
const save = (file: object): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  link.download = 'your-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Requests a file with the customer's data, and downloads the last one while it exists. */
export const ExportFile = ({ customer }: { customer: UserDetails }) => {
  const { data: reply, error, refetch } = useQuery(exportQuery(customer.id));
  const request = useRequestExport();
  const ready = reply?.data;
  return (
    <section className="mt-8 max-w-120" aria-label={t('customer.yourFile')}>
      {request.data && <Notice>{request.data.message}</Notice>}
      {error && (
        <p role="alert">
          {t('customer.fileNotLoaded')} <TextButton onClick={() => void refetch()}>{t('ui.tryAgain')}</TextButton>
        </p>
      )}
      {ready && (
        <div className="mb-6">
          <Button onClick={() => save(ready.file)}>{t('ui.downloadMyData')}</Button>
          <p className="type-small mt-3 text-ink-2">{t('customer.fileUntil', { time: formatTime(ready.until) })}</p>
        </div>
      )}
      <BusyButton
        type="button"
        look={ready ? 'outlined' : 'filled'}
        isBusy={request.isPending}
        onClick={() => request.mutate()}
      >
        {ready ? t('customer.askNewFile') : t('customer.askMyData')}
      </BusyButton>
    </section>
  );
};
