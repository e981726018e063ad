import { useQuery } from '@tanstack/react-query';
import { identityKey, pageKey } from '@wearfolio/contracts/content/content-body';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import type { IdentityDraft } from '@wearfolio/contracts/identity/identity';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery, contentQuery } from '../content/api.ts';
import { ConflictNotice } from '../content/conflict-notice.tsx';
import { DocumentActions, DocumentState } from '../content/document-bar.tsx';
import { useDocument } from '../content/use-document.ts';
import { Versions } from '../content/versions.tsx';
import { Currency } from '../identity/currency.tsx';
import { IdentityFields } from '../identity/identity-fields.tsx';
import { IdentityPreview } from '../identity/identity-preview.tsx';
import { Rates } from '../identity/rates.tsx';
import { NextLine } from '../launch/next-line.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { useFieldOfAddress } from '../parts/use-field-of-address.ts';

/** The pages that many countries require by law. */
const legalPages = ['imprint', 'privacy-policy', 'terms', 'returns'].map(pageKey);

const LegalPages = () => {
  const { data = [] } = useQuery(contentListQuery('page'));
  return (
    <Part title={t('desk.identity.imprintLegalPages')}>
      <ul>
        {data
          .filter(({ key }) => legalPages.includes(key))
          .map(({ key, title, live_number }) => (
            <li key={key} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <Link to={`${deskPaths.document}?key=${encodeURIComponent(key)}`} className="underlined">
                {title}
              </Link>
              <span className="text-ink-2">
                {live_number === null ? t('desk.identity.nothingPublishedHere') : t('desk.identity.shop')}
              </span>
            </li>
          ))}
      </ul>
    </Part>
  );
};

const Editor = ({ document, isEditor }: { document: WholeDocument; isEditor: boolean }) => {
  const edited = useDocument<IdentityDraft>(document);
  const { body, setBody, fault } = edited;
  useFieldOfAddress();
  return (
    <>
      <DocumentState document={document} edited={edited} otherwise={t('desk.identity.nothingIsPublishedHereYet')} />
      {document.live_number !== null && !edited.isChanged && <NextLine />}
      {isEditor && <DocumentActions document={document} edited={edited} />}
      {fault !== '' && (
        <p className="mt-3 text-sale" role="alert">
          {fault}
        </p>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <ConflictNotice edited={edited} />
          <IdentityFields body={body} onChange={setBody} isEditor={isEditor} />
        </div>
        <IdentityPreview identity={body} />
      </div>
      <Versions document={document} isEditor={isEditor} onRestore={(number) => void edited.restore(number)} />
    </>
  );
};

/** The identity of the shop: name, logo, colors, fonts, sender and currency. */
export const IdentityPage = () => {
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(contentQuery(identityKey));
  return (
    <Page title={t('desk.identity.identity')} intro={t('desk.identity.pagesMailsPreviewsLinksFollow')}>
      <Loaded query={query} skeleton={<Skeleton className="h-120" />}>
        {(document) =>
          session && (
            <>
              <Editor document={document} isEditor={may(session, 'texts-change')} />
              <LegalPages />
              <Currency isOwner={may(session, 'ownership')} />
              <Rates isEditor={may(session, 'feeds-change')} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
};
