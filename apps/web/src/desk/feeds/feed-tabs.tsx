import { deskPaths } from '@wearfolio/contracts/desk';
import { PageTabs } from '../parts/page-tabs.tsx';

const tabs = [
  { href: deskPaths.feeds, name: 'Stores' },
  { href: deskPaths.quality, name: 'Data quality' },
  { href: deskPaths.values, name: 'Values' },
] as const;

/** The pages about feeds. */
export const FeedTabs = () => <PageTabs label="Feeds" tabs={tabs} />;
