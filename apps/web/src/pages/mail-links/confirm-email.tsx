import { useConfirmEmail } from '../../features/customer/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const ConfirmEmailButton = ({ id }: { id: string }) => (
  <MailLinkButton
    id={id}
    label={t('customer.useAddress')}
    warning={t('customer.confirmEmailWarning')}
    attempt={useConfirmEmail()}
  />
);

/**
 * The target of the link in the e-mail to a new address. Opening it changes nothing, because mail scanners open links.
 */
export const ConfirmEmail = () => {
  useDocumentTitle(pageTitle('confirmEmail'));
  return <MailLinkPage title={t('titles.changeEmail')}>{(id) => <ConfirmEmailButton id={id} />}</MailLinkPage>;
};
