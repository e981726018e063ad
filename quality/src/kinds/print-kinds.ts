import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeRow } from '@wearfolio/feeds/clean/category/category';
import {
  classifyBy,
  enoughConfidence,
  kindKey,
  parseModel,
  wordsOfKind,
} from '@wearfolio/feeds/clean/category/kind-model';
import { percent } from '../figures.ts';
import { feedRows, type KindRow, parts, styleRows } from './kind-rows.ts';
import { trainKinds } from './train-kinds.ts';

const modelFile = join(import.meta.dirname, '../../../packages/feeds/src/clean/category/kind-words.tsv');
const thresholds = [0.8, 0.9, 0.95, enoughConfidence];
const trainingParts = 7;

/** A row that the rules cannot place with certainty, the guess of the rules, and the answer of the model. */
type Silent = { row: KindRow; guess: string | null; kind: string | null; confidence: number };

/** The result of the rules for a row without a category. */
const byRules = ({ name, text }: KindRow): { isSure: boolean; kind: string | null } => {
  const about = text.slice(text.indexOf(name) + name.length);
  const [sentence = ''] = about.split(/[.!?](?:\s|$)/);
  const hints = { name, category: '', otherCategory: '', gender: '', ageGroup: '', asides: () => [sentence] };
  const { path, certainty, isKnown } = placeRow(hints, new Map());
  const kind = path.startsWith('outdoor/') ? path : path.split('/').slice(1).join('/');
  return { isSure: certainty === 'certain', kind: isKnown ? kind : null };
};

const judge = (train: readonly KindRow[], test: readonly KindRow[]): Silent[] => {
  const model = parseModel(trainKinds(train));
  return test.flatMap((row) => {
    const rules = byRules(row);
    if (rules.isSure) return [];
    const found = classifyBy(model, wordsOfKind(row.text));
    const kind = found ? kindKey(found.match.family, found.match.leaf) : null;
    return [{ row, guess: rules.kind, kind, confidence: found?.confidence ?? 0 }];
  });
};

const share = (right: number, rows: number): string => `${percent({ right, rows })} % (${right} of ${rows})`;

const print = (title: string, silent: readonly Silent[], rows: number): void => {
  const guessed = silent.filter(({ guess }) => guess !== null);
  console.log(`\n${title}: the rules are not certain in ${silent.length} of ${rows} rows`);
  console.log(
    `  guesses of the rules  right ${share(guessed.filter(({ guess, row }) => guess === row.kind).length, guessed.length)}`,
  );
  for (const threshold of thresholds) {
    const placed = silent.filter(({ confidence }) => confidence >= threshold);
    const right = placed.filter(({ kind, row }) => kind === row.kind).length;
    console.log(
      `  model from ${threshold.toFixed(2)} on    placed ${share(placed.length, silent.length)}, right ${share(right, placed.length)}`,
    );
  }
};

/** Prints the accuracy of rules and model by words alone, on rows that the model was not trained on. */
export const printKinds = (styles: string, folder: string, isTraining: boolean): void => {
  const [ofStyles, ofFeeds] = [styleRows(styles), feedRows(folder)];
  const test = ofStyles.filter(({ part }) => part >= trainingParts);
  const train = ofStyles.filter(({ part }) => part < trainingParts);
  print(`styles.csv, ${parts - trainingParts} of ${parts} parts held back`, judge(train, test), test.length);
  const stores = [...new Set(ofFeeds.map(({ source }) => source))];
  const others = (store: string) => [...ofStyles, ...ofFeeds.filter(({ source }) => source !== store)];
  const silent = stores.flatMap((store) =>
    judge(
      others(store),
      ofFeeds.filter(({ source }) => source === store),
    ),
  );
  print('feeds, each store by a model without it', silent, ofFeeds.length);
  if (!isTraining) return;
  const model = trainKinds([...ofStyles, ...ofFeeds]);
  writeFileSync(modelFile, model);
  console.log(`\nWrote the model: ${Buffer.byteLength(model)} bytes, ${model.split('\n').length - 2} words`);
};
