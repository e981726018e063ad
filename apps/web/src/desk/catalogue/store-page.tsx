import { useQuery } from '@tanstack/react-query';
import { deleteStore, type SubjectAbout } from '@wearfolio/contracts/desk-subjects';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Part } from '../parts/page.tsx';
import { Question } from '../parts/question.tsx';
import { Time } from '../parts/time.tsx';
import { subjectQuery } from './api.ts';
import { NameField, PageFields } from './subject-fields.tsx';
import { useCatalogueChange, useUndo } from './undo.tsx';

type Loss = NonNullable<SubjectAbout['loss']>;

const LossList = ({ loss: { products, elsewhere, favorites, customers, prices, clicks } }: { loss: Loss }) => (
  <ul className="grid list-disc gap-1 ps-5">
    <li>{t('desk.catalogue.lossProducts', { products, elsewhere })}</li>
    <li>{t('desk.catalogue.lossFavorites', { favorites, customers })}</li>
    <li>{t('desk.catalogue.lossHistory', { prices, clicks })}</li>
    <li>{t('desk.catalogue.lossFeed')}</li>
  </ul>
);

const DeleteStore = ({ store: { id, name, loss, removal } }: { store: SubjectAbout }) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCatalogueChange<void>(() => call(deleteStore, { body: { id } }));
  const undo = useUndo();
  const change = removal?.change ?? null;
  if (removal) {
    return (
      <Part title={t('desk.catalogue.deletedHead')}>
        <p className="mb-3 text-sale" role="status">
          {t('desk.catalogue.deletedTells')} <Time at={removal.at} />.
        </p>
        {change !== null && (
          <Button look="outlined" size="float" disabled={undo.isPending} onClick={() => undo.mutate(change)}>
            {t('desk.catalogue.keepStore')}
          </Button>
        )}
      </Part>
    );
  }
  return (
    <Part title={t('desk.catalogue.deleteHead')}>
      <p className="mb-3 text-ink-2">{t('desk.catalogue.deleteHint')}</p>
      <Button look="outlined" size="float" onClick={() => setIsAsking(true)}>
        {t('desk.catalogue.deleteThis')}
      </Button>
      <Question
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={t('desk.catalogue.deleteQuestion', { name })}
        yes={t('desk.catalogue.deleteStore')}
        no={t('desk.parts.keepIt')}
        onYes={remove.mutate}
      >
        <p className="mb-2 text-ink">{t('desk.catalogue.deleteTells')}</p>
        {loss && <LossList loss={loss} />}
      </Question>
    </Part>
  );
};

/** The name of a store, its page in the shop, and its deletion. */
export const StorePage = ({ id, isEditor }: { id: string; isEditor: boolean }) => {
  const query = useQuery(subjectQuery('store', id));
  return (
    <div className="max-w-180">
      <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
        {(store) => (
          <>
            <NameField key={store.name} subject={store} isEditor={isEditor} />
            <PageFields subject={store} isEditor={isEditor} />
            {isEditor && <DeleteStore store={store} />}
          </>
        )}
      </Loaded>
    </div>
  );
};
