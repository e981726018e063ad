import { useQuery } from '@tanstack/react-query';
import type { FeedPreview } from '@wearfolio/contracts/desk-feeds';
import { mapDeskValue, type valueKinds } from '@wearfolio/contracts/desk-values';
import type { Input } from '@wearfolio/contracts/endpoint';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { Table } from '../parts/table.tsx';
import { valuesQuery } from './api.ts';
import { MapDialog } from './map-dialog.tsx';

type Value = FeedPreview['unknown'][number];
type Kind = (typeof valueKinds)[number];

const kindOf = ({ kind, value }: Value): Kind | null => {
  if (value === '') return null;
  return kind === 'category' || kind === 'color' ? kind : null;
};

/** Unmapped categories and colors of a feed. Mapping one reads the feed again. */
export const UnknownValues = ({ values }: { values: readonly Value[] }) => {
  const { data } = useQuery(valuesQuery('color', 1));
  const [asked, setAsked] = useState<{ kind: Kind; value: string } | null>(null);
  const map = useChange({
    mutationFn: (body: Input<typeof mapDeskValue>['body']) => call(mapDeskValue, { body }),
    onSuccess: () => setAsked(null),
  });
  return (
    <>
      <Table name="Not known yet" columns={['Value', 'What', 'Rows', 'Answer']} figures={['Rows']}>
        {values.map((value) => {
          const kind = kindOf(value);
          return (
            <tr key={`${value.kind} ${value.value}`}>
              <th scope="row" className="wrap-anywhere">
                {value.value || 'none'}
              </th>
              <td>{value.kind}</td>
              <td>{value.rows.toLocaleString('en')}</td>
              <td>
                {kind && (
                  <TextButton
                    aria-label={`Choose what ${value.value} is`}
                    onClick={() => setAsked({ kind, value: value.value })}
                  >
                    Choose
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
          onMap={map.mutate}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
