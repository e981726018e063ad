import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { Link } from 'react-router-dom';
import { rich } from '../../lib/t.tsx';
import { launchQuery, may, sessionQuery } from '../api.ts';
import { places } from './places.ts';

/** Leads from a published text to the next line of the launch list that is not done. */
export const NextLine = () => {
  const { data: session } = useQuery(sessionQuery);
  const { data } = useQuery({ ...launchQuery, enabled: may(session, 'settings') });
  const next = data?.find(({ is_done }) => !is_done);
  if (!next) return null;
  return (
    <p className="mt-2">
      {rich('desk.overview.nextLine', {
        title: next.title,
        link: (words) => (
          <Link to={places[next.key] ?? deskPaths.overview} className="underlined">
            {words}
          </Link>
        ),
      })}
    </p>
  );
};
