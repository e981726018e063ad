import type { Texts } from '../catalog.ts';
import type { texts as english } from '../english/texts.ts';

export const texts: Texts<typeof english> = {
  'texts.about': 'Om {name}',
  'texts.aboutIntro':
    'Många butiker, en garderob: en plats för att hitta det som är värt att bära – och komma ihåg det.',
  'texts.aboutTitle': 'Om oss!',
  'texts.aboutUsLink': 'Om oss',
  'texts.barrier': 'Berätta om ett hinder',
  'texts.barrierIntro':
    'Var det något som inte fungerade för dig? Berätta vad det var, på vilken sida och med vilken webbläsare eller vilket hjälpmedel. Vi svarar inom två arbetsdagar.',
  'texts.notFound': 'Vi hittar inte sidan. Den kan ha flyttats eller så är adressen felskriven.',
  'texts.sendFeedback': 'Lämna synpunkter på tillgängligheten',
  'texts.shopNewestFinds': 'Se de senaste fynden',
};
