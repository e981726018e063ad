import type { KindName } from '../drawings.ts';
import type { Kind } from './kind.ts';
import { ankleBoot } from './kinds/ankle-boot.ts';
import { backpack } from './kinds/backpack.ts';
import { basket } from './kinds/basket.ts';
import { belt } from './kinds/belt.ts';
import { blazer } from './kinds/blazer.ts';
import { bomber } from './kinds/bomber.ts';
import { camisole } from './kinds/camisole.ts';
import { candle } from './kinds/candle.ts';
import { coat } from './kinds/coat.ts';
import { cushion } from './kinds/cushion.ts';
import { earrings } from './kinds/earrings.ts';
import { hat } from './kinds/hat.ts';
import { jeans } from './kinds/jeans.ts';
import { jumper } from './kinds/jumper.ts';
import { lipstick } from './kinds/lipstick.ts';
import { loafer } from './kinds/loafer.ts';
import { necklace } from './kinds/necklace.ts';
import { perfume } from './kinds/perfume.ts';
import { pleatedSkirt } from './kinds/pleated-skirt.ts';
import { pump } from './kinds/pump.ts';
import { sandal } from './kinds/sandal.ts';
import { scarf } from './kinds/scarf.ts';
import { shirt } from './kinds/shirt.ts';
import { shorts } from './kinds/shorts.ts';
import { shoulderBag } from './kinds/shoulder-bag.ts';
import { sneaker } from './kinds/sneaker.ts';
import { sunglasses } from './kinds/sunglasses.ts';
import { swimsuit } from './kinds/swimsuit.ts';
import { tee } from './kinds/tee.ts';
import { throwBlanket } from './kinds/throw.ts';
import { tote } from './kinds/tote.ts';
import { trousers } from './kinds/trousers.ts';
import { vase } from './kinds/vase.ts';
import { watch } from './kinds/watch.ts';
import { wrapDress } from './kinds/wrap-dress.ts';

export const kinds = {
  tee,
  camisole,
  shirt,
  jumper,
  bomber,
  coat,
  blazer,
  'wrap-dress': wrapDress,
  trousers,
  jeans,
  shorts,
  'pleated-skirt': pleatedSkirt,
  swimsuit,
  'shoulder-bag': shoulderBag,
  sneaker,
  'ankle-boot': ankleBoot,
  loafer,
  pump,
  sandal,
  tote,
  basket,
  backpack,
  belt,
  hat,
  scarf,
  sunglasses,
  watch,
  necklace,
  earrings,
  lipstick,
  perfume,
  candle,
  cushion,
  vase,
  throw: throwBlanket,
} satisfies Record<KindName, Kind>;
