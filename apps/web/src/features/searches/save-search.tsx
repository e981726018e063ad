import { lengths } from '@wearfolio/contracts/limits';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { TextButton } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { rememberSearch } from './guest-search.ts';

const [SaveSearchDialog, prepare] = lazyOverlay(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
);

type Props = {
  address: string;
  proposedName: string;
  overviewHref: string;
  /** The whole shop cannot be saved as a search. */
  isWhole: boolean;
};

/** The button that saves a listing. Guests sign in first and return with it saved. */
export const SaveSearch = ({ address, proposedName, overviewHref, isWhole }: Props) => {
  const { userDetails } = useSession();
  const signInFirst = useSignInFirst();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  if (isWhole) return null;
  const name = proposedName.slice(0, lengths.searchName).trim();
  const press = () => {
    if (userDetails) {
      setUsed(true);
      setOpen(true);
      return;
    }
    rememberSearch({ address, name, frequency: 'daily' });
    showToast({ text: t('replies.loginRequired'), kind: 'error' });
    signInFirst('search');
  };
  return (
    <>
      <TextButton onClick={press} onPointerEnter={prepare} onFocus={prepare}>
        {t('searches.saveSearch')}
      </TextButton>
      {isUsed && (
        <SaveSearchDialog
          key={`${address} ${name}`}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          address={address}
          proposedName={name}
          overviewHref={overviewHref}
        />
      )}
    </>
  );
};
