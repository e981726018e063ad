import { useQuery } from '@tanstack/react-query';
import type { FeedPreview } from '@wearfolio/contracts/desk-feed-preview';
import { useState } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Table } from '../parts/table.tsx';
import { valuesQuery } from './api.ts';
import { MapDialog } from './map-dialog.tsx';

type Value = FeedPreview['unknown'][number];
type Kind = 'category' | 'color';

const kindOf = ({ kind, value }: Value): Kind | null => {
  if (value === '') return null;
  return kind === 'category' || kind === 'color' ? kind : null;
};

const kindWords: Readonly<Record<string, string>> = {
  category: t('desk.parts.category'),
  color: t('desk.parts.color'),
};

/** Unmapped categories and colors of a feed. Mapping one reads the feed again. */
export const UnknownValues = ({ values }: { values: readonly Value[] }) => {
  const { data } = useQuery(valuesQuery('color', 1));
  const [asked, setAsked] = useState<{ kind: Kind; value: string } | null>(null);
  return (
    <>
      <Table
        name={t('desk.feeds.notKnownYet')}
        columns={[t('desk.parts.value'), t('desk.parts.what'), t('desk.parts.rows'), t('desk.parts.answer')]}
        figures={[t('desk.parts.rows')]}
      >
        {values.map((value) => {
          const kind = kindOf(value);
          return (
            <tr key={`${value.kind} ${value.value}`}>
              <th scope="row" className="wrap-anywhere">
                {value.value || t('desk.parts.none')}
              </th>
              <td>{kindWords[value.kind] ?? value.kind}</td>
              <td>{formatNumber(value.rows)}</td>
              <td>
                {kind && (
                  <TextButton
                    aria-label={t('desk.parts.chooseMeaning', { value: value.value })}
                    onClick={() => setAsked({ kind, value: value.value })}
                  >
                    {t('desk.parts.chooseOne')}
                  </TextButton>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked && (
        <MapDialog
          palette={data?.palette ?? []}
          value={asked.value}
          kind={asked.kind}
          start=""
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
