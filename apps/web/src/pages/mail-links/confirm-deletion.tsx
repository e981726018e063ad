import { useConfirmDeletion } from '../../features/customer/api.ts';
import { removedData } from '../../features/customer/deletion/removed-data.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const DeleteButton = ({ id }: { id: string }) => (
  <MailLinkButton id={id} label="Delete my account" warning={removedData} attempt={useConfirmDeletion()} />
);

/** The target of the link in a deletion e-mail. Opening it deletes nothing, because mail scanners open links. */
export const ConfirmDeletion = () => {
  useDocumentTitle(pageTitle('confirmDeletion'));
  return <MailLinkPage title="Delete account">{(id) => <DeleteButton id={id} />}</MailLinkPage>;
};
