import { deskPaths } from '@wearfolio/contracts/desk';
import type { QualityPoint, StoreAbout } from '@wearfolio/contracts/desk-store-settings';
import { qualityFacts } from '@wearfolio/contracts/quality-facts';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Count } from '../parts/count.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { factWords, Share } from './quality-share.tsx';
import { Reasons } from './reasons.tsx';

const Quality = ({ points }: { points: readonly QualityPoint[] }) => (
  <Part title={t('desk.feeds.dataQualityLastImports')}>
    {points.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.nextImportMeasures')}</p>}
    {points.length > 0 && (
      <Table name={t('desk.feeds.qualityTable')} columns={[t('desk.feeds.import'), ...figures]} figures={figures}>
        {points.map(({ at, products, duplicates, known }) => (
          <tr key={at}>
            <th scope="row" className="whitespace-nowrap">
              <Time at={at} />
            </th>
            <td>{formatNumber(products)}</td>
            {qualityFacts.map((fact) => (
              <td key={fact}>
                <Share part={known[fact]} whole={products} />
              </td>
            ))}
            <td>
              <Count of={duplicates} />
            </td>
          </tr>
        ))}
      </Table>
    )}
  </Part>
);

const Learned = ({ about: { id, learned } }: { about: StoreAbout }) => (
  <Part title={t('desk.feeds.learnedTitle')}>
    {learned.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.learningNotice')}</p>}
    <dl className="type-card grid gap-x-6 gap-y-1.5 sm:grid-cols-[12rem_1fr]">
      {learned.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
    {learned.length > 0 && (
      <Link to={`${deskPaths.feed}?id=${id}`} className="type-card underlined mt-3 inline-flex min-h-11 items-center">
        {t('desk.feeds.showMapping')}
      </Link>
    )}
  </Part>
);

const Alike = ({ alike }: Pick<StoreAbout, 'alike'>) => (
  <Part title={t('desk.parts.likelyDuplicates')}>
    <Table
      name={t('desk.parts.likelyDuplicates')}
      columns={[t('desk.parts.title'), t('desk.parts.products'), t('desk.feeds.someThem')]}
      figures={[t('desk.parts.products')]}
    >
      {alike.map(({ title, products, ids }) => (
        <tr key={title}>
          <th scope="row" className="wrap-anywhere">
            {title}
          </th>
          <td>{formatNumber(products)}</td>
          <td>
            <span className="flex gap-4">
              {ids.map((id) => (
                <Link key={id} to={`${deskPaths.product}?id=${id}`} className="underlined">
                  {id}
                </Link>
              ))}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  </Part>
);

const figures = [
  t('desk.parts.products'),
  ...qualityFacts.map((fact) => factWords[fact]),
  t('desk.parts.likelyDuplicates'),
];

/** The data quality of a store, its fixes, and its history over imports. */
export const StoreData = ({ about }: { about: StoreAbout }) => (
  <>
    <Quality points={about.quality} />
    <Reasons reasons={about.reasons} />
    {about.alike.length > 0 && <Alike alike={about.alike} />}
    <Learned about={about} />
  </>
);
