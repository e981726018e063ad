import { useUndoEmail } from '../../features/customer/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const UndoEmailButton = ({ id }: { id: string }) => (
  <MailLinkButton
    id={id}
    label="Undo the change"
    warning="Your account gets its old e-mail address back. Every device is signed out, and the password is removed: set a new one by “Forgot password”."
    attempt={useUndoEmail()}
  />
);

/**
 * The target of the link in the e-mail to the old address. Opening it changes nothing, because mail scanners open
 * links.
 */
export const UndoEmail = () => {
  useDocumentTitle(pageTitle('undoEmail'));
  return <MailLinkPage title="Undo the change">{(id) => <UndoEmailButton id={id} />}</MailLinkPage>;
};
