// cspell:disable: names of brands

const names = `
2XU, 32 Degrees, 47 Brand, 4FRNT, 686, 7 For All Mankind, 7mesh, 8BPlus, Acapulco Gold, Accapi, Acerbis, Acne Studios, adidas, Aetrex, AFX, AG Adriano
Goldschmied, Agolde, Ahnu, Airblaster, AKU, Aldo, Alegria, Alexander McQueen, Alexis Bittar, Allbirds, AllSaints, Alpha Industries, Alpina,
Alpinestars, Altra, Alé, American Apparel, American Eagle, American Tourister, Amundsen, Ann Taylor, Anon, Anthropologie, APC, Aquaglide, Aquazzura,
Arai, Aravon, Arc'teryx, Arctix, Ariat, Armada, Armani Exchange, Arva, Asics, Asolo, Assos, Astral, Athena Swimwear, Atomic, Auclair, Backcountry
Access, Baffin, Bagallini, Balega, Balenciaga, Bamboo Trading, Banana Republic, Barbour, Barebones, Bata, Bataleon, Baume & Mercier, BCA, Beal,
Bearpaw, Bedrock Sandals, Bell Helmets, Ben Sherman, Berghaus, Betsey Johnson, Big Agnes, Billabong, BioLite, Birkenstock, Black Crows, Black Diamond,
Black Yak, BlackStrap, Blauer, Blizzard, Blondo, Blue Ice, Blue Water Ropes, BlueWater, Blundstone, Body Glove, Bogner, Bogs, Bolle, Bollé, Bombas,
Bonobos, Bontrager, Boreal, Bote, Bottega Veneta, Boulder Gear, Brahmin, Breitling, Brioni, Brixton, Brooks, Brooks Brothers, Browning, Brunton,
Bulova, Burberry, Burt's Bees Baby, Burton, Butora, Buttero, Bvlgari, Börn, Calida, Callaway, Calvin Klein, Camelbak, Canada Goose, Canali, Capezio,
CAPiTA, Capranea, Carhartt, Carhartt WIP, Cariuma, Carrera, Carter's, Cartier, Carve Designs, Cascade Designs, Casio, Cassin, Castelli, Cat Footwear,
Celine, Chaco, Chanel, Chaos Hats, Charles & Keith, Chippewa, Chloé, Christian Louboutin, Chrome Industries, Chums, Ciele, Citizens of Humanity,
Clarks, Climbing Technology, CMP, Coal Headwear, Coalatree, Cobb Hill, Cole Haan, Columbia, Comme des Garçons, Compressport, Converse, Coros, Corral
Boots, Costa Del Mar, Cotopaxi, Craghoppers, Crazy Creek, Crispi, Crocs, Cuddl Duds, Cutter & Buck, Dainese, Dakine, Dalbello, Dale of Norway, Dan
Post, Danner, Danskin, Dansko, Darn Tough, David Yurman, DC Shoes, Decathlon, Deckers, Deer Stags, Descente, Desigual, Deuter, Devold, Diadora,
Dickies, DKNY, DMM, Dockers, Dolce & Gabbana, Dolce Vita, Dolomite, Douchebags, Dovetail Workwear, DPS, Dr. Martens, Dr. Scholl's, Dragon Alliance,
Drymax, DSquared2, Duckworth, Duluth Trading, Dunlop, Dynafit, Dynastar, E9, Eagle Creek, Earth Origins, Eastland, Eastpak, EB, Ecco, Eddie Bauer,
Edelrid, Edelweiss, eGrips, Eider, Eileen Fisher, Elan, Electric California, Electric Visual, Element Skateboards, Elevenate, Ellesse, Emporio Armani,
Endura, ENO, Erima, Ermenegildo Zegna, Errea, Esprit, Etnies, Evoc, Evolv, ExOfficio, Exped, Extremities, Faction, Faherty, Falke, Farm to Feet,
Feetures, Fendi, Ferrino, Fila, Filson, Finisterre, Fischer, Fishpond, FitFlop, Five Ten, Fixe, Fjällräven, Florsheim, Fly Racing, Flylow, Forsake,
Fox Racing, Fox Shox, Franco Sarto, Fred Perry, Free Fly, Free People, Freewaters, French Connection, Friction Labs, Fritschi, Frye, Full Tilt, Furla,
G-Star, G-Star RAW, G3, Gabor, Gant, Garmin, Garmont, Georgia Boot, Geox, Gerber, Gianvito Rossi, Giesswein, Giordano, Giro, Give'r, Givenchy, Gnu,
Goal Zero, Goldwin, GoLite, Gonso, Good American, Goodhew, goodr, Gordini, Gore Bike Wear, GORE Wear, Gossamer Gear, Goyard, Gramicci, Grand Trunk,
Granite Gear, Gregory, Grey's Anatomy Scrubs, Grivel, GSI Outdoors, Gucci, Gymboree, Gymshark, H&M, Haglöfs, Hanes, Hanna Andersson, Hanwag, Happy
Socks, Harley-Davidson, Hatley, Havaianas, Healing Hands, Helinox, Helly Hansen, Henri Lloyd, Hermès, Herschel, Herschel Supply, Hestra, Hey Dude,
HEYDUDE, Hi-Tec, Hilleberg, Hillsound, Hispanitas, HJC, Hoka, Hoka One One, Hollister, Honeywell, Hot Chillys, Houdini, Hudson Jeans, Hugo Boss,
Hummel, Hush Puppies, Hydrapak, Hydro Flask, Hyperlite Mountain Gear, Ibex, Icebreaker, Icebug, Icelantic, Icepeak, Icon Motosports, Immersion
Research, Independent Trucks, Injinji, Inov-8, Invicta, IRO, Iron Age, Isabel Marant, Isbjörn, Isotoner, Itasca, IWC Schaffhausen, J Brand, J.Crew,
Jaanuu, Jack & Jones, Jack Rogers, Jack Wolfskin, Jambu, Janji, Jansport, JBU, Jetboil, Jil Sander, Jimmy Choo, Joes Jeans, Johnnie-O, Johnston &
Murphy, Jones, Jones Snowboards, Juicy Couture, Julbo, Jungmaven, Justin Boots, K-Swiss, K2, Kahtoola, Kailas, Kamik, Kammok, Kappa, Karakoram,
Karbon, Kari Traa, Karrimor, Kask, Kastle, Katadyn, Kate Spade, Kathmandu, Katin, KAVU, Kayland, Keds, KEEN, Kelty, Kendra Scott, Kenetrek, Kenneth
Cole, Kenzo, Kiehl's, Kimes Ranch, Kinco, Kjus, Klean Kanteen, Klim, Klymit, Klättermusen, Knockaround, Koflach, Koi Scrubs, Kokatat, Kombi,
Komperdell, Kong, Korkers, Krimson Klover, Kuat, Kuhl, Kut from the Kloth, Kyte Baby, KÜHL, L.L. Bean, L.L.Bean, La Blanca, La Sportiva, Lacoste,
Lacrosse, Lafuma, Landau Uniforms, Lands' End, Lange, Lanvin, Laredo Boots, Laura Ashley, Lazer, Le Bent, Le Coq Sportif, Le Specs, Leatt, Ledlenser,
Lee Cooper, Leki, Lems, Lenz, Level Six, Levi's, Lib Tech, Liberty Mountain, Lifestraw, Lilly Pulitzer, Liquid Force, Little Hotties, LL Bean, Loewe,
Lole, Lolë, Longchamp, Longines, Look Bindings, Loro Piana, Lotto, Louis Garneau, Louis Vuitton, Lowa, Lowe Alpine, Lucchese, Lucky Brand, Lugz,
Lululemon, Luminaid, Luna Sandals, Lundhags, Lyle & Scott, Maaji, Mad Rock, Madewell, Maier Sports, Maison Margiela, Maloja, Mammut, Manolo Blahnik,
Marc Jacobs, Marine Layer, Marker, Marmot, Massimo Dutti, Maui Jim, Mavi, Max Mara, Maxxis, McDavid, McKinley, Meindl, Mephisto, Merrell, Metolius,
Michael Kors, MiiR, Mikimoto, Millet, Mini Boden, Minnetonka, Minus33, Misty Mountain, Miu Miu, Mizu, Mizuno, MLB, Moncler, Mons Royale, Montane,
Montbell, Montblanc, Montura, Moon Boot, Moon Climbing, Moschino, Mount to Coast, Mountain Equipment, Mountain Hardwear, Mountain House, Mountain
Khakis, Mountain Warehouse, Mountainsmith, Movado, MSR, Muck Boot, Muddy Fox, Mystery Ranch, Nalgene, Napapijri, Nathan, Native Shoes, Naturalizer,
Nautica, NEMO, Nemo Equipment, Never Summer, New Balance, New Era, Nidecker, Nike, Nike ACG, Nike SB, Nikita, Nikwax, Nili Lotan, Nine West, Niner,
Nitecore, Nixon, NNormal, Nocona, Norda, Nordica, Norrona, Norrøna, Northwave, NRS, Nudie Jeans, Nuun, NYDJ, O'Neal, O'Neill, Oakley, Obermeyer, Oboz,
Ocun, Odlo, Old Gringo, Old Navy, Oliunid, Oliver Peoples, OluKai, Ombraz, Omega Pacific, On, On Running, Onitsuka Tiger, Oofos, Opinel, Orage,
Organic Climbing, Original Penguin, Ororo, Ortovox, Oru Kayak, Orvis, OshKosh B'gosh, Osprey, OtterBox, OTZ, Outdoor Research, Outdoor Voices,
Outerknown, Ozark Gear, Pacific Trail, Pajar, Panerai, Panhandle Slim, Paramo, Patagonia, Paul Smith, Peak Design, Peak Performance, Pearl Izumi,
Pendleton, Pepe Jeans, Perfect Moment, Perry Ellis, Persol, Peter Millar, Petit Bateau, Petzl, Phunkshun, Picture Organic, Pieps, Pikolinos, Pistil,
Pit Viper, Platypus, POC, Point6, Polarmax, Polo Ralph Lauren, Pomoca, Posh Peanut, Pow Gloves, Prada, prAna, Primus, Princeton Tec, ProBar, Propet,
Propper, Puma, Quay Australia, Quechua, Quiksilver, Rab, Race Face, Rag & Bone, Rainbow Sandals, Ralph Lauren, Rapha, Rawlings, Ray-Ban, Re/Done,
Rebecca Minkoff, Red Chili, Red Wing, Reebok, Reebok Work, REI Co-op, Reima, Rene Caovilla, Resistol, Reusch, Rhino-Rack, Rhone, Ridge Merino, Rieker,
Rip Curl, Ripcurl, RIPNDIP, Rock & Roll Denim, Rock Empire, Rock Exotica, Rocket Dog, Rockport, RockShox, Rocky Boots, Roger Vivier, Roka, Rolex,
Ronhill, Rossignol, Roxy, Royal Robbins, Ruffwear, Rumpl, RVCA, Ryders, RYU, S'well, s.Oliver, Saint Laurent, Salewa, Salming, Salomon, Saltwater
Sandals, Salvatore Ferragamo, Sam & Libby, Sam Edelman, Samsonite, Santa Cruz, Santana Canada, Sanuk, Saola, Saucony, Scarpa, Schwalbe, Schöffel,
Scorpion EXO, Sea to Summit, Seafolly, SealSkinz, See Kai Run, Seiko, Seirus, Seven For All Mankind, Shimano, Shoei, Showers Pass, Sierra Designs,
Silver Jeans, Simms, Simond, Singing Rock, Sitka, Six Moon Designs, Skagen, Skechers, Skhoop, Ski Trab, Skida, Skratch Labs, Slazenger, Smartwool,
Smith, Smith Optics, Snow Peak, Snowlife, So iLL, Sock It to Me, Sofft, Soft Science, Softwalk, Solo Stove, Solomon, Sorel, Southern Tide, Spanx,
Spark R&D, Speedland, Speedo, Sperry, Sperry Top-Sider, Spiewak, Spitfire Wheels, Sportful, Spy Optic, Spyder, SRAM, Stance, Stella McCartney,
Sterling Rope, Steve Madden, Stio, Stohlquist, Stone Island, Strafe, Stride Rite, Stuart Weitzman, Stubai, Stöckli, Sugoi, Suncloud, Sunday
Afternoons, Sunsets Swim, Sunski, Superdry, Superfeet, Superga, Suunto, Swany, Swarovski, Sweaty Betty, Sweet Protection, Swiftwick, Swix, Tag Heuer,
Taos, Tarptent, Taylor Stitch, Tea Collection, Tecnica, Ted Baker, Tenaya, Tentree, Teva, The Frye Company, The Kooples, The North Face, Therm-a-Rest,
ThirtyTwo, Thor MX, Thorlo, Thorogood, Thule, Tiffany & Co., Tifosi, Tilley, Timberland, Timberland Pro, Timbuk2, Timex, Tissot, Title Nine, Toad&Co,
Tod's, Tom Ford, Tommy Bahama, Tommy Hilfiger, TOMS, Tony Lama, Topo Athletic, Topo Designs, Tory Burch, Totes, Tracksmith, Trango, Trespass, Tretorn,
TREW, Troy Lee Designs, True Religion, Tumi, Turtle Fur, Twisted X, TYR, Tyrolia, U.S. Polo Assn., UGG, Uhlsport, Ulla Johnson, Ultimate Direction,
Umbro, Under Armour, Union Bindings, Uniqlo, United By Blue, United Colors of Benetton, Unparallel, Urban Outfitters, Uvex, Vagabond, Valentino, Van
Cleef & Arpels, Van Heusen, Vans, Vasque, Vaude, Veja, Vera Bradley, Vera Wang, Vero Moda, Versace, Vibram, Vibram FiveFingers, Victorinox,
Vilebrequin, Vince Camuto, Vineyard Vines, Vionic, Vissla, Vivobarefoot, Voile, Volcom, Volkl, Von Zipper, VonZipper, Vuarnet, Vuori, Völkl, Wacoal,
Wahoo Fitness, Warby Parker, Weatherproof, Wenger, Werner, Western Mountaineering, White Sierra, Wigwam, Wild Country, Wild Rye, Wild Things, Wilson,
Wolverine, WonderWink, Woolpower, Woolrich, Wrangler, Wrangler Riggs, X-Bionic, X-Socks, Xero Shoes, Xtratuf, Yakima, Yaktrax, Yeezy, Yeti, Yves Saint
Laurent, Zamberlan, Zara, Zeal Optics, Zensah, Zimmermann, Zoot, Zpacks`;

/**
 * Brands of shoes, clothes, bags and outdoor gear in their own spelling, except common words. They identify the brand
 * of rows whose brand column is empty and whose titles begin with the brand.
 */
export const brandNames: readonly string[] = names.split(',').map((name) => name.trim());
