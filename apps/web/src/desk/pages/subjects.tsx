import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type DeskSubject, type SubjectKind, switchSubject } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button, buttonClass, TextButton } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogHead } from '../../ui/overlay/dialog.tsx';
import { may, sessionQuery } from '../api.ts';
import { changesQuery, subjectsQuery } from '../catalogue/api.ts';
import { LastChange, useCatalogueChange } from '../catalogue/undo.tsx';
import { countWords } from '../catalogue/words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';

const Switch = ({ subject, kind }: { subject: DeskSubject; kind: SubjectKind }) => {
  const { id, name, products, is_off } = subject;
  const [isAsking, setIsAsking] = useState(false);
  const change = useCatalogueChange<void>(() => call(switchSubject, { body: { kind, id, is_off: !is_off } }));
  const act = (): void => {
    setIsAsking(false);
    change.mutate();
  };
  return (
    <>
      <TextButton
        aria-label={`Switch ${is_off ? 'on' : 'off'} ${name}`}
        disabled={change.isPending}
        onClick={() => (is_off ? act() : setIsAsking(true))}
      >
        Switch {is_off ? 'on' : 'off'}
      </TextButton>
      <Dialog look="small" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <DialogHead>Switch {name} off?</DialogHead>
        <div className="p-5">
          <p className="mb-6 text-ink-2">
            {countWords(products)} leave the shop, and imports bring none back. You can switch it on again at any time.
          </p>
          <div className="flex gap-3">
            <Button size="float" onClick={act}>
              Switch off
            </Button>
            <DialogClose render={<Button look="outlined" size="float" />}>Keep it on</DialogClose>
          </div>
        </div>
      </Dialog>
    </>
  );
};

const pathOf = (kind: SubjectKind, id: number): string =>
  kind === 'store' ? `${deskPaths.store}?id=${id}` : `${deskPaths.products}?brand=${id}`;

/** All brands or all stores, with a switch for each. */
export const Subjects = () => {
  const [params, setParams] = useSearchParams();
  const kind: SubjectKind = params.get('kind') === 'store' ? 'store' : 'brand';
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useDebounced(typed.trim(), 200);
  const { data: session } = useQuery(sessionQuery);
  const { data: changes = [] } = useQuery(changesQuery);
  const query = useQuery(subjectsQuery(kind, q, page));
  const isEditor = may(session, 'editor');
  const isOwnList = kind === 'brand' ? 'brand' : 'store';
  return (
    <Page
      title="Brands and stores"
      intro="Anything switched off stays out of the shop, whatever its feed says."
      actions={
        isEditor && (
          <Link to={deskPaths.newStore} className={buttonClass({ look: 'outlined', size: 'float' })}>
            Add a store
          </Link>
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <Select
          label="List"
          value={kind}
          onChoose={(value) => {
            setPage(1);
            setParams(value === 'store' ? { kind: 'store' } : {});
          }}
          className="basis-40"
        >
          <option value="brand">Brands</option>
          <option value="store">Stores</option>
        </Select>
        <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
          <span className="type-small text-ink-2">Name</span>
          <input
            type="search"
            className="h-10 w-full border border-line-2 bg-surface px-3 max-md:h-11"
            value={typed}
            maxLength={100}
            onChange={({ target }) => {
              setPage(1);
              setTyped(target.value);
            }}
          />
        </label>
      </div>
      <LastChange changes={changes} />
      <Loaded query={query} empty={({ total }) => total === 0 && `There is no ${isOwnList} of this name.`}>
        {(data) => (
          <div className="max-w-240">
            <Table
              name="Brands and stores"
              columns={['Name', 'In the shop', 'State', ...(isEditor ? ['Switch'] : [])]}
              figures={['In the shop']}
            >
              {data.data.map((subject) => (
                <tr key={subject.id}>
                  <th scope="row">
                    <Link to={pathOf(kind, subject.id)} className="hover:underline">
                      {subject.name}
                    </Link>
                  </th>
                  <td>{subject.products.toLocaleString('en')}</td>
                  <td className={subject.is_off ? 'text-sale' : 'text-ok'}>{subject.is_off ? 'off' : 'on'}</td>
                  {isEditor && (
                    <td>
                      <Switch subject={subject} kind={kind} />
                    </td>
                  )}
                </tr>
              ))}
            </Table>
            <Pages page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
          </div>
        )}
      </Loaded>
    </Page>
  );
};
