import { useQueryClient } from '@tanstack/react-query';
import type { SearchFrequency } from '@wearfolio/contracts/limits';
import { saveSearch } from '@wearfolio/contracts/saved-searches';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Dialog, DialogHead } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { FrequencyField, NameField } from './search-fields.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The address of the listing, without a page. */
  address: string;
  proposedName: string;
  overviewHref: string;
};

/** Asks for the name and the e-mail frequency of a search, and saves it. */
export const SaveSearchDialog = ({ isOpen, onClose, address, proposedName, overviewHref }: Props) => {
  const client = useQueryClient();
  const { userDetails } = useSession();
  const navigate = useNavigate();
  const [name, setName] = useState(proposedName);
  const [frequency, setFrequency] = useState<SearchFrequency>('daily');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const { message } = await call(saveSearch, { body: { address, name, frequency } });
      await client.invalidateQueries({ queryKey: ['searches'] });
      onClose();
      showToast({ text: message, action: { label: t('searches.view'), perform: () => void navigate(overviewHref) } });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause);
    } finally {
      setBusy(false);
    }
  };

  const message = error && (error.errors.name?.[0] ?? error.message);
  return (
    <Dialog look="small" isOpen={isOpen} onClose={onClose}>
      <DialogHead>{t('searches.saveSearch')}</DialogHead>
      <form className="grid gap-5 overflow-y-auto p-5" onSubmit={submit} noValidate>
        <p className="text-ink-2">{t('searches.saveIntro')}</p>
        <NameField value={name} onChange={setName} />
        <FrequencyField label={t('searches.emailMe')} value={frequency} onChange={setFrequency} />
        {userDetails && !userDetails.wants_alerts && frequency !== 'never' && (
          <p className="text-ink-2">{t('customer.emailsOff')}</p>
        )}
        {message && <FormAlert onClose={() => setError(null)}>{message}</FormAlert>}
        <BusyButton isBusy={isBusy}>{t('ui.save')}</BusyButton>
      </form>
    </Dialog>
  );
};
