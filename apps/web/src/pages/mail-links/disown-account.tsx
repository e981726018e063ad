import { useDisown } from '../../features/customer/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const DisownButton = ({ id }: { id: string }) => (
  <MailLinkButton
    id={id}
    label={t('customer.deleteTheAccount')}
    warning={t('customer.disownWarning')}
    attempt={useDisown()}
  />
);

/**
 * The target of 'this was not me' (behavior.md#customer-unverified). Only the button deletes, because mail scanners
 * open links.
 */
export const DisownAccount = () => {
  useDocumentTitle(pageTitle('disownAccount'));
  return <MailLinkPage title={t('titles.disownAccount')}>{(id) => <DisownButton id={id} />}</MailLinkPage>;
};
