import { memo } from '../clean/memo.ts';
import { googleFields } from '../formats/google-fields.ts';
import { headerNames } from '../formats/header-names.ts';
import { type FieldName, fieldNames } from '../raw-record.ts';

/** Names of our fields in several languages, without spaces, accents and punctuation. */
const words: Readonly<Partial<Record<FieldName, string>>> = {
  id: 'identifier number nummer numero numer nr indeks symbol variationid offerid itemno articleno articleid articlenumber productcode itemcode stylenumber uid uuid asin code artikelnummer artikelnr artnr artikelid produktid produktnummer bestellnummer varenummer varenr produitid idproduit reference ref referencia codigo idproducto codice idprodotto kod kodproduktu idproduktu tuotenumero tuotekoodi tuoteid handle',
  group_id:
    'parent parentproductid masterid mastersku master modelid modelcode matrixid itemgroup style stylecode familyid variantof groupid gruppe gruppenid artikelgruppennummer variationsgruppe vaterartikel configurablesku',
  sku: 'stockkeepingunit merchantsku sellersku',
  gtin: 'eancode gtin14 gtin12 gtin8 barcodes strichcode codebarre codebarres codigobarras codigodebarras codiceabarre kodkreskowy streckkod stregkode strekkode viivakoodi',
  mpn: 'kodproducenta codefabricant codiceproduttore modelno partno herstellernummer herstellerartikelnummer manufacturerpartno supplierreference',
  name: 'producttitle productname itemname itemtitle displayname headline label bezeichnung artikelname artikelbezeichnung produktname produktbezeichnung produkttitel titel titre nom nomproduit designation libelle nombre titulo nome titolo denominazione naam productnaam nazwa nazwaproduktu tytul namn produktnamn benamning navn produktnavn varenavn nimi tuotenimi tuotteennimi',
  brand:
    'brands maker marke hersteller marque fabricant marca fabricante produttore merk fabrikant marka producent varumarke tillverkare maerke merke produsent merkki valmistaja tuotemerkki',
  category:
    'cat categoryname categorypath categorytext breadcrumb breadcrumbs producttypes taxonomy section kategorie kategorien warengruppe produktkategorie produktgruppe produkttyp categorie rayon categoria categorias categorie kategoria kategori kategorier varugrupp varegruppe produkttype tuoteryhma kategoriat',
  tags: 'tag keyword schlagworte stichworte motscles etiquetas trefwoorden slowakluczowe',
  gender:
    'geschlecht zielgruppe targetgroup audience suitablefor wearer sexe genero sexo genere sesso geslacht plec kon kjonn sukupuoli',
  age_group: 'agegroup altersgruppe groupeage grupoedad',
  color:
    'colors colours colorway colorlabel colorvalue shade farbe farben hauptfarbe grundfarbe couleur couleurs colores colore colori kleur kleuren kolor kolory farg farger farve farver farge vari varit barva renk cor cores',
  size: 'sizes sizelabel sizevalue sizename groesse groessen grosse grossen schuhgroesse konfektionsgroesse taille tailles pointure talla tallas talle taglia taglie misura misure maat maten rozmiar rozmiary storlek storlekar storrelse storrelser koko koot beden tamanho velikost',
  material:
    'fabrics materials obermaterial stoff matiere matieres composicion composizione materiale materiaal materialy tyg materiaali',
  pattern: 'muster motif motivo patroon wzor monster moenster kuvio',
  condition: 'zustand etat estado condizione conditie staat stan skick tilstand kunto',
  price:
    'centamount unitprice pricevalue priceinklmoms prisinklmoms prisinkmoms preisinklmwst bruttovk vkbrutto vkpreis priceamount amount currentprice finalprice ourprice pricenow salesprice priceinclvat priceincltax pricewithtax pricewithvat priceincvat grossprice pricegross pricevat displayprice preis verkaufspreis bruttopreis endpreis prix prixttc prixvente precio precioventa prezzo prezzovendita prijs verkoopprijs cena cenabrutto pris utpris salgspris hinta myyntihinta fiyat preco',
  sale_price:
    'sale discountedprice promoprice promotionprice specialprice offerprice reducedprice pricesale dealprice markdownprice angebotspreis sonderpreis aktionspreis prixpromo prixsolde prixpromotionnel preciooferta preciorebajado prezzoscontato prezzoofferta aanbiedingsprijs actieprijs cenapromocyjna kampanjpris reapris tilbudspris udsalgspris tarjoushinta alehinta',
  retail_price:
    'mrp actualprice wasprice pricewas compareat compareprice priceold originalprice fullprice beforeprice strikeprice regularprice normalprice baseprice suggestedprice recommendedprice uvp streichpreis stattpreis listenpreis alterpreis normalpreis ursprungspreis prixbarre prixconseille ancienprix precioanterior preciooriginal pvpr prezzolistino prezzopieno adviesprijs vanprijs cenakatalogowa staracena cenaregularna ordinariepris ordpris rekpris vejledendepris forpris normalpris veiledendepris ovh suositushinta normaalihinta',
  currency: 'currencyid currencyiso waehrung wahrung devise moneda divisa valuta waluta valuutta',
  link: 'uri href permalink canonical canonicalurl producturi weburl webpage detailurl detailsurl itemurl shopurl landingpage productpage deeplink clickurl affiliateurl trackinglink produkturl produktlink lien lienproduit urlproduit enlace urlproducto urlprodotto lank produktlank lenke linkki tuotelinkki odkaz',
  image:
    'img imgurl imgsrc imagesrc imageuri imageuris imagelink mainimage mainimageurl primaryimage heroimage coverimage featuredimage photo photos photourl picture pictures pictureurl media thumbnail thumbnailurl bild bilder bildurl bildlink produktbild foto fotos afbeelding afbeeldingen afbeeldingurl imagen imagenes immagine immagini zdjecie zdjecia obrazek kuva kuvat billede billeder billedurl bilde',
  more_images:
    'additionalimage additionalimageurl additionalimageurls additionalimagelinks extraimages otherimages moreimages gallery galleryimages alternateimages secondaryimages weiterebilder zusatzbilder autresimages otrasimagenes altreimmagini',
  shipping:
    'versandkosten lieferkosten fraisdeport livraison gastosenvio spedizione verzendkosten kosztwysylki frakt fragt toimituskulut deliveryprice',
  shipping_weight: 'gewicht poids peso waga vikt vaegt vekt paino',
  stock:
    'stocklevel inventorylevel qtyavailable availablequantity units bestand lagerbestand lager menge quantite cantidad existencias giacenza quantita voorraad ilosc stanmagazynowy saldo lagersaldo lagerantal antal antall varasto',
  availability:
    'avail available isavailable isinstock instock stockstatus verfuegbarkeit verfugbarkeit lieferbar disponibilite disponible disponibilidad disponibilita beschikbaarheid dostepnosc tillganglighet tilgaengelighed tilgjengelighet saatavuus',
  description:
    'desc details longtext productdetails beschreibung langbeschreibung artikelbeschreibung produktbeschreibung descriptif descripcion descrizione omschrijving beschrijving opis beskrivning beskrivelse kuvaus tuotekuvaus',
};

/** Normalizes a name: removes case, accents, spaces and punctuation. 'Größe (EU)' -> 'grosseeu'. */
export const squeezed = (name: string): string =>
  name
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** Name -> the fields that it may mean, likeliest first. */
const fieldsByName = new Map<string, FieldName[]>();
const learn = (name: string, field: FieldName): void => {
  const fields = fieldsByName.get(squeezed(name)) ?? [];
  if (!fields.includes(field)) fieldsByName.set(squeezed(name), [...fields, field]);
};
for (const field of fieldNames) for (const name of headerNames[field]) learn(name, field);
for (const [name, field] of Object.entries(googleFields)) learn(name, field);
for (const field of fieldNames) for (const name of (words[field] ?? '').split(' ')) if (name !== '') learn(name, field);

const prefixes =
  /^(?:products?|items?|offers?|articles?|artikel|produkt|produit|producto|prodotto|tuote|merchant|shop|store|variants?|variations?|main|default)(?=[a-z])/;
/** 'itemsize' is the size of an item, not the 'ize' of items. */
const beforeS = /^(?:product|item|offer|article|variant|variation)(?=s[a-z])/;
/** 'amount_cents' is an amount and its unit. */
const inCents = /(?:in)?(?:cents?|minor(?:units?)?)$/;
const suffixes = /(?:cents?|centamount|incents|minor|minorunits?|name|label|text|value|s|\d+)$/;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Returns the currency at the end of a name: 'price_eur' -> EUR. */
export const currencyIn = (name: string): string | null => {
  const text = name.trim().replace(/([a-z\d])([A-Z])/g, '$1_$2');
  const [, code = ''] = /[^a-z]([a-z]{3})$/i.exec(text) ?? [];
  return currencies.has(code.toLowerCase()) ? code.toUpperCase() : null;
};

const without = (name: string, pattern: RegExp): string[] => {
  const rest = name.replace(pattern, '');
  return rest === name || rest === '' ? [] : [rest];
};

const filler = /^(?:de|du|des|del|della|di|der|den|of|the|van|het|la|le|el)$/;

const tokensOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter((token) => token !== '' && !filler.test(token.toLowerCase()));

/** Fields that longer names may mean as well: 'color_primary', 'main_category_text'. */
const loosely: ReadonlySet<FieldName> = new Set([
  'color',
  'size',
  'gender',
  'brand',
  'category',
  'material',
  'image',
  'gtin',
]);

/** Words that mean nothing as a part of a longer name. */
const vague = new Set(['type', 'cat', 'section', 'media', 'label']);

const looseFields = (name: string): FieldName[] => {
  const tokens = tokensOf(name);
  const parts = tokens.slice(1).flatMap((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)]);
  return parts
    .map((part) => squeezed(part.join('')))
    .flatMap((part) => (vague.has(part) ? [] : (fieldsByName.get(part) ?? [])))
    .filter((field) => loosely.has(field));
};

/** Returns the fields that a name may mean, likeliest first, and whether it is an exact known name. */
export const fieldsNamed = memo((name: string): { fields: readonly FieldName[]; isExact: boolean } => {
  const bare =
    currencyIn(name) === null
      ? name
      : name
          .trim()
          .slice(0, -3)
          .replace(/[^\p{L}\d]+$/u, '');
  const text = squeezed(tokensOf(bare).join(''));
  const exact =
    fieldsByName.get(squeezed(bare)) ??
    fieldsByName.get(text) ??
    [prefixes, beforeS, inCents]
      .flatMap((prefix) => without(text, prefix))
      .flatMap((rest) => fieldsByName.get(rest) ?? []);
  if (exact.length > 0) return { fields: exact, isExact: true };
  const loose = without(text, suffixes).flatMap((rest) => [rest, ...without(rest, prefixes)]);
  const known = loose.flatMap((rest) => fieldsByName.get(rest) ?? []);
  return { fields: known.length > 0 ? known : looseFields(bare), isExact: false };
});
