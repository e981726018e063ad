import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { pageKey } from '@wearfolio/contracts/content/content-body';
import { getContent } from '@wearfolio/contracts/desk-content';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Field } from '../../ui/form/field.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentListQuery, documentPath } from '../content/api.ts';
import { Page, Part } from '../parts/page.tsx';
import { RowsSkeleton } from '../parts/rows-skeleton.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const NewPage = () => {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(getContent.schema.querystring),
    defaultValues: { key: pageKey('') },
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={form.handleSubmit(({ key }) => navigate(documentPath(key)))}
    >
      <Field
        label="Address, for example page/shipping"
        autoComplete="off"
        autoCapitalize="none"
        error={form.formState.errors.key && 'Use lowercase letters, digits and hyphens after page/'}
        {...form.register('key')}
      />
      <Button type="submit" look="outlined" size="float" className="h-12">
        Create page
      </Button>
    </form>
  );
};

/** The home page and all pages, with their published versions. */
export const Content = () => {
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, isPending, refetch } = useQuery(contentListQuery('page'));
  return (
    <Page title="Home and pages" intro="A page you publish here replaces the shop’s default.">
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {isPending && <RowsSkeleton />}
      {data && (
        <Table name="Home and pages" columns={['Page', 'In the shop', 'Newest version', 'Saved by', 'When']}>
          {data.map((one) => (
            <tr key={one.key}>
              <th scope="row">
                <Link to={documentPath(one.key)} className="hover:underline">
                  {one.title || one.key}
                </Link>
              </th>
              <td className={one.live_number === null ? 'text-ink-2' : 'text-ok'}>
                {one.live_number === null ? 'default' : `version ${one.live_number}`}
                {one.scheduled_at && (
                  <>
                    , another on <Time at={one.scheduled_at} />
                  </>
                )}
              </td>
              <td>{one.number === 0 ? '' : one.number}</td>
              <td>{one.actor}</td>
              <td>{one.changed_at && <Time at={one.changed_at} />}</td>
            </tr>
          ))}
        </Table>
      )}
      {may(session, 'editor') && (
        <Part title="New page">
          <NewPage />
        </Part>
      )}
    </Page>
  );
};
