import { deskPaths } from '@wearfolio/contracts/desk';
import { PageTabs } from '../parts/page-tabs.tsx';

const tabs = [
  { href: deskPaths.products, name: 'Products' },
  { href: deskPaths.subjects, name: 'Brands and stores' },
  { href: deskPaths.changes, name: 'Changes' },
] as const;

/** The pages of the catalogue. */
export const CatalogueTabs = () => <PageTabs label="Catalogue" tabs={tabs} />;
