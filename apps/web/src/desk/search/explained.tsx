import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { ExplainedSearch } from '@wearfolio/contracts/desk-search';
import { Link } from 'react-router-dom';
import { formatFixed } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { nameWords } from '../catalogue/words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { say } from '../parts/say.ts';
import { Table } from '../parts/table.tsx';
import { explainedQuery } from './api.ts';

const points = (value: number | undefined) =>
  value === undefined || Math.abs(value) < 0.005 ? <span className="text-ink-3">0</span> : formatFixed(value, 2);

const Parts = ({ parts }: Pick<ExplainedSearch, 'parts'>) => {
  if (parts.length === 0) return <p className="type-card text-ink-2">{t('desk.search.nothingUnderstood')}</p>;
  return (
    <div className="max-w-240">
      <Table
        name={t('desk.search.partsTable')}
        columns={[t('desk.search.words'), t('desk.search.understoodAs'), t('desk.search.kind'), t('desk.search.metBy')]}
      >
        {parts.map(({ text, name, kind, is_relaxed }) => (
          <tr key={`${text} ${name}`}>
            <th scope="row" className="min-w-30 wrap-anywhere">
              {text}
            </th>
            <td className="min-w-30 wrap-anywhere">{nameWords(name)}</td>
            <td>{say(kind)}</td>
            <td className={is_relaxed ? 'text-warn' : 'text-ok'}>
              {is_relaxed ? t('desk.search.someShown') : t('desk.search.allShown')}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
};

type Place = Pick<ExplainedSearch['products'][number], 'is_near' | 'in_stock' | 'group'>;

const groupWords = ({ is_near, in_stock, group }: Place): string => {
  if (in_stock) return is_near ? t('desk.search.near') : String(group);
  return is_near ? t('desk.search.nearSoldOut') : t('desk.search.groupSoldOut', { group });
};

const Products = ({ products, names: said }: Pick<ExplainedSearch, 'products' | 'names'>) => {
  const names = said.map((name) => say(nameWords(name)));
  return (
    <Table
      name={t('desk.search.firstTenProductsTable')}
      columns={[t('desk.parts.product'), t('desk.parts.group'), t('desk.search.score'), ...names]}
      figures={[t('desk.search.score'), ...names]}
    >
      {products.map(({ id, title, brand, store, group, is_near, in_stock, score, points: all }) => (
        <tr key={id}>
          <th scope="row" className="min-w-50">
            <Link to={`${deskPaths.product}?id=${id}`} className="hover:underline">
              {title}
            </Link>
            <span className="block font-normal text-ink-3">
              {brand}, {store}
            </span>
          </th>
          <td className="whitespace-nowrap">{groupWords({ is_near, in_stock, group })}</td>
          <td className="font-medium">{formatFixed(score, 2)}</td>
          {names.map((name, at) => (
            <td key={name}>{points(all[at])}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
};

const Explanation = ({ parts, products, names, total, complete, near, is_ordered }: ExplainedSearch) => (
  <div className="grid gap-5">
    <Parts parts={parts} />
    <p className="type-card">
      {near > 0
        ? t('desk.search.foundNear', { total, complete, near })
        : t('desk.search.foundComplete', { total, complete })}
      {is_ordered && ` ${t('desk.search.orderNotice')}`}
    </p>
    {products.length > 0 && (
      <>
        <Products products={products} names={names} />
        <p className="type-small max-w-180 text-ink-3">{t('desk.search.group1MatchesMostWords')}</p>
      </>
    )}
  </div>
);

/** Explains how the shop reads a search and why its first products rank as they do. */
export const Explained = ({ keyword }: { keyword: string }) => {
  const query = useQuery(explainedQuery(keyword));
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(search) => <Explanation {...search} />}
    </Loaded>
  );
};
