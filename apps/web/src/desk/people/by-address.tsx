import { eraseDeskAddress, mailDeskAddressData, type Stored } from '@wearfolio/contracts/desk-people';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { Part } from '../parts/page.tsx';
import { Erase } from './erase.tsx';
import { StoredList } from './stored-list.tsx';

/** What is stored about an address without an account, with the actions that its owner can request. */
export const ByAddress = ({ email, stored }: { email: string; stored: readonly Stored[] }) => {
  const mail = useChange({ mutationFn: () => call(mailDeskAddressData, { body: { email } }) });
  return (
    <Part title={t('desk.people.byAddress')}>
      <p className="mb-4 max-w-180 text-ink-2">{t('desk.people.byAddressHint')}</p>
      <div className="max-w-240">
        <StoredList stored={stored} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="float" disabled={mail.isPending} onClick={() => mail.mutate()}>
          {t('desk.people.mailData')}
        </Button>
        <Erase
          label={t('desk.people.eraseData')}
          question={t('desk.people.eraseDataQuestion', { email })}
          stored={stored}
          onErase={() => call(eraseDeskAddress, { body: { email } })}
        />
      </div>
    </Part>
  );
};
