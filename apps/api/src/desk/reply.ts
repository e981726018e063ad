import type { DeskSession } from '@wearfolio/contracts/desk';
import type { Database } from '@wearfolio/database/client';
import type { DeskStaff } from './access/session-queries.ts';
import { countCodes } from './second-factor/factor-queries.ts';

const stageOf = ({ isProven, hasFactor }: Pick<DeskStaff, 'isProven' | 'hasFactor'>): DeskSession['stage'] => {
  if (isProven) return 'in';
  return hasFactor ? 'code' : 'set-up';
};

type Shown = Pick<DeskStaff, 'id' | 'name' | 'email' | 'role' | 'isProven' | 'hasFactor'>;

/** Who is signed in, as the API shows one. How many recovery codes are left is for those who are in. */
export const toDeskSession = async (db: Database, staff: Shown): Promise<{ data: DeskSession }> => {
  const { id, name, email, role, isProven } = staff;
  const recovery_codes = isProven ? await countCodes(db, id) : 0;
  return { data: { stage: stageOf(staff), id, name, email, role, recovery_codes } };
};
