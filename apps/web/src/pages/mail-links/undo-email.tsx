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

/** The page that the mail to the old address links to. Opening it changes nothing, since mail scanners open links. */
export const UndoEmail = () => {
  useDocumentTitle(pageTitle('undoEmail'));
  return <MailLinkPage title="Undo the change">{(id) => <UndoEmailButton id={id} />}</MailLinkPage>;
};
