import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type SubscriberList, subscriberLists } from '@wearfolio/contracts/desk-newsletter';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { ListTabs } from '../decisions/list-tabs.tsx';
import { readSubscribers, subscribersQuery } from '../newsletter/api.ts';
import { FindField } from '../parts/find-field.tsx';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { More } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

const words: Readonly<Record<SubscriberList, { tab: string; empty: string }>> = {
  confirmed: { tab: t('desk.newsletter.subscribed'), empty: t('desk.newsletter.noSubscribersYet') },
  waiting: { tab: t('desk.newsletter.notConfirmed'), empty: t('desk.newsletter.noPending') },
  left: { tab: t('desk.newsletter.left'), empty: t('desk.newsletter.noneLeft') },
};

const save = (file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'subscribers.csv';
  link.click();
  URL.revokeObjectURL(link.href);
};

const Export = () => {
  const read = useChange<{ message: string }>({
    mutationFn: async () => {
      save(await readSubscribers());
      return { message: t('desk.newsletter.fileSaved') };
    },
  });
  return (
    <Button look="outlined" size="float" disabled={read.isPending} onClick={() => read.mutate()}>
      {read.isPending ? t('desk.newsletter.reading') : t('desk.newsletter.exportAsCsv')}
    </Button>
  );
};

/** The subscribers of the newsletter. */
export const Subscribers = () => {
  const [params, setParams] = useSearchParams();
  const list = subscriberLists.find((one) => one === params.get('list')) ?? 'confirmed';
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data: session } = useQuery(sessionQuery);
  const query = useInfiniteQuery(subscribersQuery(list, q));
  const { data } = query;
  useKeys({ '/': () => field.current?.focus() });
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const seesAddresses = may(session, 'addresses');
  const none = seesAddresses ? t('desk.newsletter.noAddressFound') : t('desk.newsletter.notSubscribed');
  const empty = q === '' ? words[list].empty : none;
  return (
    <Page
      title={t('desk.parts.subscribers')}
      intro={t('desk.newsletter.subscribersIntro')}
      actions={may(session, 'ownership') && <Export />}
    >
      <ListTabs
        label={t('desk.parts.lists')}
        tabs={subscriberLists.map((name) => ({ name, words: words[name].tab, count: undefined }))}
        current={list}
        onChoose={(name) => setParams(name === 'confirmed' ? {} : { list: name })}
      />
      <FindField
        label={seesAddresses ? t('desk.newsletter.startAddress') : t('desk.newsletter.wholeAddress')}
        inputRef={field}
        value={q}
        onFind={setQ}
      />
      <Loaded query={query} empty={() => rows.length === 0 && empty}>
        {() => (
          <Table
            name={t('desk.parts.subscribers')}
            columns={[
              t('desk.parts.email'),
              t('desk.newsletter.asked'),
              t('desk.newsletter.confirmed'),
              t('desk.newsletter.left'),
            ]}
          >
            {rows.map(({ id, email, since, confirmed_at, left_at }) => (
              <tr key={id}>
                <th scope="row" className="wrap-anywhere">
                  {email}
                </th>
                <td>
                  <Time at={since} />
                </td>
                <td>{confirmed_at && <Time at={confirmed_at} />}</td>
                <td>{left_at && <Time at={left_at} />}</td>
              </tr>
            ))}
          </Table>
        )}
      </Loaded>
      <More query={query} />
      <KeyHints hints={[['/', t('desk.parts.hintSearch')]]} />
    </Page>
  );
};
