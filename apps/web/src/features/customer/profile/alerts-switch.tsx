import { consents } from '@wearfolio/contracts/consents';
import { t } from '../../../lib/t.tsx';
import type { UserDetails } from '../../../session/session.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { useSetAlerts } from '../api.ts';

type Props = { customer: UserDetails };

/** Switches e-mails about favorites, target prices and saved searches. Applies immediately. */
export const AlertsSwitch = ({ customer }: Props) => {
  const { mutate, isPending } = useSetAlerts(customer);
  return (
    <section className="mt-12 max-w-120 border-t border-line pt-6">
      <h2 className="type-small-heading">{t('customer.emails')}</h2>
      <Switch label={consents.alerts.wording} isOn={customer.wants_alerts} isBusy={isPending} onSwitch={mutate} />
      <p className="type-small text-ink-3">
        {customer.email_verified ? t('customer.alertsNote') : t('customer.alertsNoteUnverified')}
      </p>
    </section>
  );
};
