import type { ReactNode } from 'react';
import { t } from '../../../lib/t.tsx';
import { useLinkSecret } from '../../../lib/use-link-secret.ts';
import { TextPage } from '../../../ui/text-page.tsx';

type Props = { title: string; children: (id: string) => ReactNode };

/** A page for an e-mail link; `children` get the secret. After a reload the secret is gone, and the page says so. */
export const MailLinkPage = ({ title, children }: Props) => {
  const id = useLinkSecret();
  return (
    <TextPage title={title}>
      {id === null ? (
        <p className="mt-4 text-ink-2" role="status">
          {t('customer.secretGone')}
        </p>
      ) : (
        children(id)
      )}
    </TextPage>
  );
};
