import { t } from '../../../lib/t.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRequestDeletion } from '../api.ts';

/** Sends an e-mail with a deletion link, for customers without a password or who forgot it. */
export const DeletionByMail = ({ hasPassword }: { hasPassword: boolean }) => {
  const { data, isPending, mutate } = useRequestDeletion();
  return (
    <section className="mt-8 max-w-120">
      <p className="text-ink-2">{hasPassword ? t('customer.deleteByMail') : t('customer.deleteWithoutPassword')}</p>
      <TextButton disabled={isPending} onClick={() => mutate()}>
        {t('customer.sendMeLink')}
      </TextButton>
      {data && <Notice>{data.message}</Notice>}
    </section>
  );
};
