import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type DeskSubject, type SubjectKind, switchSubject } from '@wearfolio/contracts/desk-subject-list';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { buttonClass, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery } from '../api.ts';
import { changesQuery, subjectsQuery } from '../catalogue/api.ts';
import { LastChange, useCatalogueChange } from '../catalogue/undo.tsx';
import { countWords } from '../catalogue/words.ts';
import { FindField } from '../parts/find-field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Question } from '../parts/question.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const Switch = ({ subject, kind }: { subject: DeskSubject; kind: SubjectKind }) => {
  const { id, name, products, is_off } = subject;
  const [isAsking, setIsAsking] = useState(false);
  const change = useCatalogueChange<void>(() => call(switchSubject, { body: { kind, id, is_off: !is_off } }));
  return (
    <>
      <TextButton
        aria-label={is_off ? t('desk.catalogue.switchOnName', { name }) : t('desk.catalogue.switchOffName', { name })}
        disabled={change.isPending}
        onClick={() => (is_off ? change.mutate() : setIsAsking(true))}
      >
        {is_off ? t('desk.catalogue.switchOn') : t('desk.catalogue.switchOffAction')}
      </TextButton>
      <Question
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={t('desk.catalogue.switchOff', { name })}
        yes={t('desk.catalogue.switchOffAction')}
        no={t('desk.catalogue.keepOn')}
        onYes={change.mutate}
      >
        {t('desk.catalogue.switchOffWarning', { count: countWords(products) })}
      </Question>
    </>
  );
};

const pathOf = (kind: SubjectKind, id: number): string =>
  kind === 'store' ? `${deskPaths.store}?id=${id}` : `${deskPaths.brand}?id=${id}`;

const stateOf = ({ is_off, is_deleted }: DeskSubject): string => {
  if (is_deleted) return t('desk.catalogue.stateDeleted');
  return is_off ? t('desk.catalogue.stateOff') : t('desk.catalogue.stateOn');
};

const noneWords: Record<SubjectKind, string> = {
  brand: t('desk.catalogue.noBrands'),
  store: t('desk.catalogue.noStores'),
};

const notFoundWords: Record<SubjectKind, string> = {
  brand: t('desk.catalogue.noSuchBrand'),
  store: t('desk.catalogue.noSuchStore'),
};

/** All brands or all stores, with a switch for each. */
export const Subjects = () => {
  const { params, page, set, goTo } = useListAddress();
  const kind: SubjectKind = params.get('kind') === 'store' ? 'store' : 'brand';
  const q = params.get('q') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const { data: changes = [] } = useQuery(changesQuery);
  const query = useQuery(subjectsQuery(kind, q, page));
  const isEditor = may(session, kind === 'brand' ? 'catalogue-change' : 'feeds-change');
  const canOpen = kind === 'brand' || may(session, 'feeds');
  return (
    <Page
      title={t('desk.parts.brandsStores')}
      intro={t('desk.catalogue.subjectsIntro')}
      actions={
        may(session, 'feeds-change') && (
          <Link to={deskPaths.newStore} className={buttonClass({ look: 'outlined', size: 'float' })}>
            {t('desk.parts.addStore')}
          </Link>
        )
      }
    >
      <div className="flex max-w-240 flex-wrap items-end gap-x-3">
        <Select
          label={t('desk.parts.list')}
          value={kind}
          onChoose={(value) => set({ kind: value === 'store' ? 'store' : '' })}
          className="mb-3 basis-40"
        >
          <option value="brand">{t('desk.parts.brands')}</option>
          <option value="store">{t('desk.parts.stores')}</option>
        </Select>
        <FindField label={t('desk.parts.name')} value={q} onFind={(words) => set({ q: words })} />
      </div>
      <LastChange changes={changes} />
      <Loaded query={query} empty={({ total }) => total === 0 && (q === '' ? noneWords[kind] : notFoundWords[kind])}>
        {(data) => (
          <div className="max-w-240">
            <Table
              name={t('desk.parts.brandsStores')}
              columns={[
                t('desk.parts.name'),
                ...(kind === 'brand' ? [t('desk.catalogue.alsoWritten')] : []),
                t('desk.parts.inShop'),
                t('desk.parts.state'),
                ...(isEditor ? [t('desk.catalogue.switch')] : []),
              ]}
              figures={[t('desk.parts.inShop')]}
            >
              {data.data.map((subject) => (
                <tr key={subject.id}>
                  <th scope="row">
                    {canOpen ? (
                      <Link to={pathOf(kind, subject.id)} className="hover:underline">
                        {subject.name}
                      </Link>
                    ) : (
                      subject.name
                    )}
                  </th>
                  {kind === 'brand' && <td className="wrap-anywhere text-ink-2">{subject.spellings.join(', ')}</td>}
                  <td>{formatNumber(subject.products)}</td>
                  <td className={subject.is_off || subject.is_deleted ? 'text-sale' : 'text-ok'}>{stateOf(subject)}</td>
                  {isEditor && (
                    <td>
                      <Switch subject={subject} kind={kind} />
                    </td>
                  )}
                </tr>
              ))}
            </Table>
            <Pages page={page} pageSize={data.page_size} total={data.total} onPage={goTo} />
          </div>
        )}
      </Loaded>
    </Page>
  );
};
