import { TextButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRequestDeletion } from '../api.ts';

/** Sends an e-mail with a deletion link, for customers without a password or who forgot it. */
export const DeletionByMail = ({ hasPassword }: { hasPassword: boolean }) => {
  const { data, isPending, mutate } = useRequestDeletion();
  return (
    <section className="mt-8 max-w-120">
      <p className="text-ink-2">
        {hasPassword
          ? 'You can also delete the account by a link that we send to your e-mail address.'
          : 'Your account has no password. We send a link to your e-mail address, which deletes the account once you confirm it there.'}
      </p>
      <TextButton disabled={isPending} onClick={() => mutate()}>
        Send me a link
      </TextButton>
      {data && <Notice>{data.message}</Notice>}
    </section>
  );
};
