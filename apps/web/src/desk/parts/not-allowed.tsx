import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { sessionQuery } from '../api.ts';
import { Page } from './page.tsx';
import { roleWords } from './role-words.ts';

/** Stands in place of a page that the role may not open. */
export const NotAllowed = () => {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  return (
    <Page title={t('desk.parts.notAllowed')} intro={t('desk.parts.notAllowedWhy', { role: roleWords[session.role] })}>
      <Link to={deskPaths.overview} className="inline-flex min-h-11 items-center">
        <span className="underlined">{t('desk.parts.backToOverview')}</span>
      </Link>
    </Page>
  );
};
