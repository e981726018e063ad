import type { Texts } from '../catalog.ts';
import type { shell as english } from '../english/shell.ts';

export const shell: Texts<typeof english> = {
  'shell.accessibility': 'Accessibilité',
  'shell.allCategories': 'Toutes les catégories',
  'shell.allOf': 'Tout voir : {name}',
  'shell.back': 'Retour',
  'shell.categories': 'Catégories',
  'shell.clearRecentSearches': 'Effacer les recherches récentes',
  'shell.dark': 'Sombre',
  'shell.error': 'Une erreur inattendue s’est produite !',
  'shell.fromStores':
    '{stores, plural, one {{name}, dans # boutique} many {{name}, dans # de boutiques} other {{name}, dans # boutiques}}',
  'shell.homeLink': '{name}, page d’accueil',
  'shell.legal': 'Informations légales',
  'shell.light': 'Clair',
  'shell.market': 'Pays et langue',
  'shell.marketSuggestion': 'Ce site existe aussi en français.',
  'shell.marketSwitch': 'Changer',
  'shell.menu': 'Menu',
  'shell.needsScript':
    'Cette page a besoin de JavaScript : sans lui, impossible de se connecter, de nous écrire ou d’enregistrer des favoris.',
  'shell.noSuggestions': 'Aucune suggestion pour {keyword}',
  'shell.offline': 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
  'shell.offlineAsOf': 'Le site est injoignable. Vous le voyez tel qu’il était le {time}.',
  'shell.pageNotLoaded': 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.',
  'shell.pageNotShown': 'Cette page n’a pas pu s’afficher. Rechargez-la ou repartez de la page d’accueil.',
  'shell.scrollTop': 'Haut de page',
  'shell.searchFor': 'Rechercher « {keyword} »',
  'shell.searches': 'Recherches',
  'shell.setByStores': 'Les prix et les stocks sont fixés par les boutiques',
  'shell.skipToContent': 'Aller au contenu',
  'shell.slogan':
    'De nombreuses boutiques, un seul dressing. Trouvez ici, gardez ici, achetez sur le site de la boutique.',
  'shell.suggestions': 'Suggestions',
  'shell.system': 'Système',
  'shell.theme': 'Affichage',
  'shell.updated': 'Le site a été mis à jour : cette page a été rechargée.',
  'shell.withoutScript': 'Vous pouvez tout de même parcourir les articles.',
};
