import type { Texts } from '../catalog.ts';
import type { ranking as english } from '../english/ranking.ts';

export const ranking: Texts<typeof english> = {
  'ranking.adult': 'l’article est pour adultes, quand la recherche ne mentionne pas d’enfants',
  'ranking.collections':
    'Nous composons les sélections de la page d’accueil, comme le choix de la rédaction : à la main, ou selon une règle comme les derniers articles de différentes marques. Leurs pages l’indiquent. Personne ne nous paie pour y figurer.',
  'ranking.editors':
    'Dans l’ordre par défaut d’une liste ou d’une recherche, notre rédaction peut mettre des articles choisis en tête, en faire remonter ou les placer à la fin. Là non plus, personne ne nous paie. Cela ne change ni les articles trouvés ni les nombres des filtres, et n’affiche jamais un article qui ne correspond pas à vos filtres. Une sélection composée à la main s’ouvre dans l’ordre de la rédaction. Rien de cela ne s’applique quand vous triez par prix, par prix livraison comprise ou par baisse de prix.',
  'ranking.editorsHead': 'Ce que place notre rédaction',
  'ranking.fresh': 'au maximum, pour la nouveauté ; la valeur diminue de moitié au bout de {days} jours',
  'ranking.head': 'du poids du mot qui désigne le type d’article à la fin du titre',
  'ranking.inCategory': 'le mot désigne la catégorie de l’article',
  'ranking.inDetails': 'le mot est dans la description ou la matière, moins dans un texte plus long',
  'ranking.inNames': 'le mot est dans le nom de la marque, de la boutique, de la catégorie ou de la couleur',
  'ranking.inTitle': 'le mot est dans le titre, moins dans un titre plus long',
  'ranking.intro':
    'Cette page explique comment les articles sont classés sur ce site. Elle est générée à partir des paramètres du classement.',
  'ranking.lists':
    'Elles commencent par les articles les plus récents, sauf ceux que place notre rédaction. Vous pouvez aussi trier par prix, par prix livraison comprise dans le pays du site, où les articles dont les frais de livraison sont inconnus viennent en dernier, ou selon la baisse du prix au cours des 30 derniers jours. À égalité, l’article le plus ancien sur le site vient en premier si vous triez par prix, par prix livraison comprise ou par baisse de prix, et le plus récent si vous triez par nouveauté.',
  'ranking.listsHead': 'Listes de catégories, de marques et de boutiques',
  'ranking.near': 'de chacun des points ci-dessus, pour une autre orthographe ou un synonyme',
  'ranking.paid':
    'Les boutiques et les marques ne peuvent pas acheter une meilleure place. Certaines boutiques nous versent une commission lorsque vous achetez par nos liens. Les listes et les pages des articles l’indiquent. La commission ne change ni l’ordre ni le prix.',
  'ranking.paidHead': 'Personne ne peut payer pour une place',
  'ranking.personal':
    'L’ordre est le même pour tout le monde. Si vous indiquez vos tailles, vous pouvez choisir de ne voir que ce qui vous va. Rien d’autre vous concernant ne change une liste.',
  'ranking.personalHead': 'Personnalisation',
  'ranking.phrase': 'du poids de deux mots placés côte à côte dans le titre',
  'ranking.picture': 'l’article a une photo',
  'ranking.popular': 'au maximum, pour la popularité récente, en dix paliers',
  'ranking.recent':
    'La popularité récente provient de totaux quotidiens sans données personnelles. Une visite sur la page d’une boutique compte pour moitié au bout de {visitDays} jours. Un favori compte {factor} fois plus qu’une visite, et pour moitié au bout de {favoriteDays} jours.',
  'ranking.repeated': 'le mot apparaît plus d’une fois',
  'ranking.search':
    'Les articles qui correspondent le mieux à votre recherche viennent en premier, et parmi eux ceux qui sont disponibles avant ceux qui sont épuisés. Ensuite, un score décide. Il est la somme des points suivants. Les mots rares comptent plus que les mots courants.',
  'ranking.searchHead': 'Résultats de recherche',
  'ranking.signal': '<b>{weight, number}</b> : {text}',
  'ranking.stores':
    'La page de l’article classe les boutiques par prix, le plus bas en premier, ou par prix livraison comprise si vous le choisissez. Les boutiques où l’article est épuisé viennent en dernier. La carte de l’article affiche le prix disponible le plus bas.',
  'ranking.storesHead': 'Articles vendus par plusieurs boutiques',
  'ranking.varied':
    'Parmi les {places} premiers articles, une marque ne revient qu’après {between} articles d’autres marques, si leurs scores sont à {percent} % près les mêmes.',
};
