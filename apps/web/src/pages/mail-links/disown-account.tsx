import { useDisown } from '../../features/customer/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkButton } from './parts/mail-link-button.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const DisownButton = ({ id }: { id: string }) => (
  <MailLinkButton
    id={id}
    label="Delete the account"
    warning="Someone registered here with your e-mail address. If it wasn’t you, you can delete the account and everything in it."
    attempt={useDisown()}
  />
);

/**
 * The target of 'this was not me' (behavior.md#customer-unverified). Only the button deletes, because mail scanners
 * open links.
 */
export const DisownAccount = () => {
  useDocumentTitle(pageTitle('disownAccount'));
  return <MailLinkPage title="This was not me">{(id) => <DisownButton id={id} />}</MailLinkPage>;
};
