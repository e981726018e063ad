import { type Figure, percent } from '../figures.ts';
import { type DamagedFact, type DamagedVerdict, damagedFacts, judgeDamaged } from './judge-damaged.ts';
import { damagedStores } from './stores.ts';

const storesJudged = 60;

const figureOf = (verdicts: readonly DamagedVerdict[], fact: DamagedFact): Figure => {
  const own = verdicts.filter((verdict) => verdict.fact === fact);
  return { right: own.filter(({ isRight }) => isRight).length, rows: own.length };
};

/** The figures for damaged stores, and the verdicts behind them. */
export const judgeStores = async (from: number, count = storesJudged) => {
  const stores = damagedStores(count, from);
  const judged = await Promise.all(stores.map(async (store) => ({ store, verdicts: await judgeDamaged(store) })));
  const all = judged.flatMap(({ verdicts }) => verdicts);
  return { judged, figures: damagedFacts.map((fact) => ({ fact, figure: figureOf(all, fact) })) };
};

/** Prints how well damaged feeds are read. With a fact, also prints its errors by store. */
export const printDamaged = async (fact?: string, from = 1): Promise<void> => {
  const { judged, figures } = await judgeStores(from);
  for (const { fact: name, figure } of figures)
    console.log(`${name.padEnd(12)}${String(percent(figure)).padStart(8)} %${String(figure.rows).padStart(8)}`);
  if (fact === undefined) return;
  for (const { store, verdicts } of judged) {
    const wrong = verdicts.filter((verdict) => verdict.fact === fact && !verdict.isRight);
    if (wrong.length === 0) continue;
    console.log(
      `\n${store.name} ${JSON.stringify(store.habits)} ${wrong.length} of ${verdicts.filter((one) => one.fact === fact).length}`,
    );
    for (const { note } of wrong.slice(0, 6)) console.log(`   ${note.slice(0, 230)}`);
  }
};
