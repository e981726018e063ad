import { useQuery } from '@tanstack/react-query';
import { identityKey, pageKey } from '@wearfolio/contracts/content/content-body';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { IdentityDraft } from '@wearfolio/contracts/identity/identity';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery, contentQuery } from '../content/api.ts';
import { DocumentEditor } from '../content/document-editor.tsx';
import { documentTitle } from '../content/document-title.ts';
import { Currency } from '../identity/currency.tsx';
import { IdentityFields } from '../identity/identity-fields.tsx';
import { IdentityPreview } from '../identity/identity-preview.tsx';
import { Rates } from '../identity/rates.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';

/** The pages that many countries require by law. */
const legalPages = ['imprint', 'privacy-policy', 'terms', 'returns'].map(pageKey);

const LegalPages = () => {
  const { data = [] } = useQuery(contentListQuery('page'));
  return (
    <Part title={t('desk.identity.imprintLegalPages')}>
      <ul>
        {data
          .filter(({ key }) => legalPages.includes(key))
          .map((document) => (
            <li key={document.key} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <Link to={`${deskPaths.document}?key=${encodeURIComponent(document.key)}`} className="underlined">
                {documentTitle(document)}
              </Link>
              <span className="text-ink-2">
                {document.live_number === null ? t('desk.identity.nothingPublishedHere') : t('desk.identity.shop')}
              </span>
            </li>
          ))}
      </ul>
    </Part>
  );
};

/** The identity of the shop: name, logo, colors, fonts, sender and currency. */
export const IdentityPage = () => {
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(contentQuery(identityKey));
  return (
    <Page title={t('desk.parts.identity')} intro={t('desk.identity.publishingNotice')}>
      <Loaded query={query} skeleton={<Skeleton className="h-120" />}>
        {(document) =>
          session && (
            <>
              <DocumentEditor<IdentityDraft>
                document={document}
                isEditor={may(session, 'texts-change')}
                otherwise={t('desk.identity.nothingPublished')}
                preview={(body) => <IdentityPreview identity={body} />}
              >
                {(fields) => <IdentityFields {...fields} />}
              </DocumentEditor>
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
