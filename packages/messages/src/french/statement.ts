import type { Texts } from '../catalog.ts';
import type { statement as english } from '../english/statement.ts';

export const statement: Texts<typeof english> = {
  'statement.aim':
    'Nous voulons que tout le monde puisse utiliser ce site. Il vise la conformité aux WCAG 2.2, niveau AA, et à la norme EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'Cette déclaration repose sur notre propre évaluation : des inspections, et des tests automatiques exécutés à chaque modification. Ils comprennent axe et l’arbre d’accessibilité de chaque page, à 400 % de zoom, avec des espacements de texte plus larges, des couleurs forcées et des animations réduites. Aucun tiers n’a évalué le site.',
  'statement.assessedHead': 'Comment nous avons évalué le site',
  'statement.conformance':
    'Le site est partiellement conforme : sur {all} exigences, {met} sont respectées, {without} ne s’appliquent pas et {short} sont partiellement respectées ou ne le sont pas.',
  'statement.conformanceHead': 'État de conformité',
  'statement.disagree': 'Vous pouvez contacter l’autorité de votre pays chargée de l’accessibilité des services.',
  'statement.disagreeHead': 'Si notre réponse ne vous convient pas',
  'statement.documents': 'Documents non web : les e-mails',
  'statement.gapLanguages':
    'Les textes des boutiques n’indiquent leur langue que si l’import l’a reconnue (3.1.2). Quand une boutique mêle plusieurs langues, la page ne dit pas dans laquelle un texte est écrit.',
  'statement.gapMails':
    'Les e-mails n’ont pas été essayés avec des lecteurs d’écran dans des logiciels de messagerie (EN 301 549, chapitre 10).',
  'statement.gapPeople': 'Aucune personne utilisant des aides techniques n’a testé le site.',
  'statement.gapsHead': 'Ce qui ne fonctionne pas encore',
  'statement.gapStores':
    'Les textes et les photos des boutiques sont aussi accessibles que les boutiques les ont faits. Les sites des boutiques ne sont pas les nôtres.',
  'statement.gapUndo':
    'Le retrait d’un favori peut être annulé pendant trois secondes (2.2.1). Le favori peut être enregistré de nouveau depuis son article.',
  'statement.parts': 'Langue d’un passage',
  'statement.timing': 'Réglage du délai',
  'statement.whole': 'Exigences de conformité des WCAG',
};
