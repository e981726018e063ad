import type { UserDetails } from '../../../session/session.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { useSetAlerts } from '../api.ts';

type Props = { customer: UserDetails };

/** Mails about favorites that became cheaper or came back; acts at once. */
export const AlertsSwitch = ({ customer }: Props) => {
  const { mutate, isPending } = useSetAlerts(customer);
  return (
    <section className="mt-12 max-w-120 border-t border-line pt-6">
      <h2 className="type-small-heading">E-mails</h2>
      <Switch
        label="E-mail me when a favorite drops in price or is back in stock"
        isOn={customer.wants_alerts}
        isBusy={isPending}
        onSwitch={mutate}
      />
      <p className="type-small text-ink-3">
        At most one e-mail a day, about your favorites only
        {customer.email_verified ? '.' : ', once your e-mail address is verified.'}
      </p>
    </section>
  );
};
