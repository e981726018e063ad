import { useUndoEmail } from '../../features/customer/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const UndoEmailButton = ({ id }: { id: string }) => (
  <MailLinkButton
    id={id}
    label={t('titles.undoEmail')}
    warning={t('customer.undoEmailWarning')}
    attempt={useUndoEmail()}
  />
);

/**
 * The target of the link in the e-mail to the old address. Opening it changes nothing, because mail scanners open
 * links.
 */
export const UndoEmail = () => {
  useDocumentTitle(pageTitle('undoEmail'));
  return <MailLinkPage title={t('titles.undoEmail')}>{(id) => <UndoEmailButton id={id} />}</MailLinkPage>;
};
