import { useQuery } from '@tanstack/react-query';
import { commissionPageSize } from '@wearfolio/contracts/desk-commissions';
import { t } from '../../lib/t.tsx';
import { may, sessionQuery } from '../api.ts';
import { Advertisers } from '../insight/advertisers.tsx';
import { commissionsQuery } from '../insight/api.ts';
import { InsightBody } from '../insight/insight-body.tsx';
import { PeriodBar } from '../insight/period-bar.tsx';
import { ReportForm } from '../insight/report-form.tsx';
import { Reports } from '../insight/reports.tsx';
import { usePeriod } from '../insight/use-period.ts';
import { insightWords } from '../insight/words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const Imports = () => {
  const { page, goTo } = useListAddress();
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(commissionsQuery(page));
  const isEditor = may(session, 'settings-change');
  return (
    <>
      {isEditor && (
        <Part title={t('desk.insight.importReport')}>
          <p className="type-card mb-3 max-w-180 text-ink-2">{t('desk.insight.reportsIntro')}</p>
          <ReportForm />
        </Part>
      )}
      <Loaded query={query}>
        {({ advertisers, stores, data: reports, total }) => (
          <>
            {advertisers.length > 0 && <Advertisers advertisers={advertisers} stores={stores} isEditor={isEditor} />}
            {reports.length > 0 && <Reports reports={reports} />}
            <Pages page={page} pageSize={commissionPageSize} total={total} onPage={goTo} />
          </>
        )}
      </Loaded>
    </>
  );
};

/** The commissions that affiliate networks report, beside click-outs, and the import of reports. */
export const Commissions = () => {
  const period = usePeriod();
  return (
    <Page {...insightWords.commissions} actions={<PeriodBar {...period} />}>
      <InsightBody name="commissions" days={period.days} isCompared={period.isCompared} />
      <div className="mt-10">
        <Imports />
      </div>
    </Page>
  );
};
