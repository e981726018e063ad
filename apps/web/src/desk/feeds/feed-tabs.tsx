import { deskPaths } from '@wearfolio/contracts/desk';
import { PageTabs } from '../parts/page-tabs.tsx';

const tabs = [{ href: deskPaths.feeds, name: 'Stores' }] as const;

/** The pages about feeds. */
export const FeedTabs = () => <PageTabs label="Feeds" tabs={tabs} />;
