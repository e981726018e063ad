import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Link } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';

/** Says that something comes with the first store, and leads those who may add one to its page. */
export const NoStores = ({ words = t('desk.catalogue.noStores') }: { words?: string }) => {
  const { data: session } = useQuery(sessionQuery);
  return (
    <p className="text-ink-2">
      {words}{' '}
      {may(session, 'feeds-change') && (
        <Link to={deskPaths.newStore} className="underlined">
          {t('desk.parts.addStore')}
        </Link>
      )}
    </p>
  );
};
