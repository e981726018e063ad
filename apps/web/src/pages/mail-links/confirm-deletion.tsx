import { useConfirmDeletion } from '../../features/customer/api.ts';
import { removedText } from '../../features/customer/deletion/removed-data.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const DeleteButton = ({ id }: { id: string }) => (
  <MailLinkButton id={id} label={t('ui.deleteMyAccount')} warning={removedText()} attempt={useConfirmDeletion()} />
);

/** The target of the link in a deletion e-mail. Opening it deletes nothing, because mail scanners open links. */
export const ConfirmDeletion = () => {
  useDocumentTitle(pageTitle('confirmDeletion'));
  return <MailLinkPage title={t('titles.deleteAccount')}>{(id) => <DeleteButton id={id} />}</MailLinkPage>;
};
