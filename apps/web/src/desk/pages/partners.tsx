import { useQuery } from '@tanstack/react-query';
import type { DeskPartner } from '@wearfolio/contracts/desk-partners';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { marketsQuery } from '../markets/api.ts';
import { partnersQuery } from '../partners/api.ts';
import { type MadeSecret, NewSecret } from '../partners/new-secret.tsx';
import { PartnerActions } from '../partners/partner-actions.tsx';
import { AddPartner } from '../partners/partner-form.tsx';
import { Webhooks } from '../partners/webhooks.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';

type RowProps = {
  partner: DeskPartner;
  /** The name of its market; undefined if the market is gone, null in a shop of one. */
  market: string | undefined | null;
  isOwner: boolean;
  onMade: (made: MadeSecret) => void;
};

const Row = ({ partner, market, isOwner, onMade }: RowProps) => {
  const { name, slug, used, quota_per_day: quota, terms, paused_at } = partner;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {name}
      </th>
      <td>
        <code className="wrap-anywhere">partner={slug}</code>
      </td>
      <td>{t('desk.partners.usedOf', { used, quota })}</td>
      {market !== null && (
        <td>
          {market ?? <span className="text-warn">{t('desk.partners.marketGone', { prefix: partner.market })}</span>}
        </td>
      )}
      <td>
        {paused_at === null ? (
          <span className="text-ok">{t('desk.partners.reading')}</span>
        ) : (
          <span className="text-warn">{t('desk.partners.paused')}</span>
        )}
      </td>
      <td className="max-w-70 text-ink-2 wrap-anywhere">
        <span className="line-clamp-2">{terms}</span>
      </td>
      {isOwner && (
        <td>
          <PartnerActions partner={partner} onMade={onMade} />
        </td>
      )}
    </tr>
  );
};

type TableProps = Pick<RowProps, 'isOwner' | 'onMade'> & { partners: readonly DeskPartner[] };

const PartnersTable = ({ partners, ...props }: TableProps) => {
  const { data: markets = [] } = useQuery(marketsQuery);
  const hasMarkets = markets.length > 1 || (markets.length === 1 && partners.some(({ market }) => market !== ''));
  const nameOf = (prefix: string) => markets.find((market) => market.prefix === prefix)?.name;
  return (
    <Table
      name={t('desk.parts.partners')}
      columns={[
        t('desk.parts.name'),
        t('desk.partners.links'),
        t('desk.partners.used'),
        ...(hasMarkets ? [t('desk.partners.market')] : []),
        t('desk.parts.state'),
        t('desk.partners.terms'),
        ...(props.isOwner ? [t('desk.partners.actions')] : []),
      ]}
    >
      {partners.map((partner) => (
        <Row key={partner.id} partner={partner} market={hasMarkets ? nameOf(partner.market) : null} {...props} />
      ))}
    </Table>
  );
};

/** Partners, their calls of today and their webhooks. Owners can change them. */
export const Partners = () => {
  const { data: session } = useQuery(sessionQuery);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const isOwner = may(session, 'ownership');
  return (
    <Page title={t('desk.parts.partners')} intro={t('desk.partners.intro')}>
      {made && (
        <NewSecret
          key={made.secret}
          title={t('desk.partners.keyOf', { name: made.name })}
          hint={t('desk.partners.keyOnce')}
          secret={made.secret}
          onDone={() => setMade(null)}
        />
      )}
      <Loaded query={useQuery(partnersQuery)} empty={({ length }) => length === 0 && t('desk.partners.none')}>
        {(partners) => <PartnersTable partners={partners} isOwner={isOwner} onMade={setMade} />}
      </Loaded>
      {isOwner && (
        <Part title={t('desk.partners.add')}>
          <AddPartner onMade={setMade} />
        </Part>
      )}
      <Webhooks />
    </Page>
  );
};
