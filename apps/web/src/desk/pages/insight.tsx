import type { InsightName } from '@wearfolio/contracts/desk-insight';
import { InsightBody } from '../insight/insight-body.tsx';
import { PeriodBar } from '../insight/period-bar.tsx';
import { usePeriod } from '../insight/use-period.ts';
import { insightWords } from '../insight/words.ts';
import { Page } from '../parts/page.tsx';

/** A page of insight: the last days compared with the period before. */
export const Insight = ({ name }: { name: InsightName }) => {
  const period = usePeriod();
  return (
    <Page {...insightWords[name]} actions={<PeriodBar {...period} />}>
      <InsightBody key={name} name={name} days={period.days} isCompared={period.isCompared} />
    </Page>
  );
};
