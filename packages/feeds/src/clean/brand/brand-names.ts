// cspell:disable: names of brands

const names = `
2XU, 32 Degrees, 47 Brand, 4FRNT, 686, 7 For All Mankind, 7mesh, 8BPlus, Acapulco Gold, Accapi, Acerbis, Acne Studios, adidas, Aetrex, AFX, Agolde,
Ahnu, Airblaster, AKU, Aldo, Alexander McQueen, Allbirds, AllSaints, Alpha Industries, Alpina, Alpinestars, Altra, Alé, American Apparel, American
Eagle, American Tourister, Amundsen, Ann Taylor, Anon, Anthropologie, APC, Aquaglide, Arc'teryx, Arctix, Ariat, Armada, Armani Exchange, Arva, Asics,
Asolo, Assos, Astral, Atomic, Auclair, Backcountry Access, Baffin, Bagallini, Balega, Bamboo Trading, Banana Republic, Barbour, Barebones, Bata,
Bataleon, Baume & Mercier, BCA, Beal, Bearpaw, Bedrock Sandals, Ben Sherman, Berghaus, Betsey Johnson, Big Agnes, Billabong, BioLite, Birkenstock,
Black Crows, Black Diamond, Black Yak, BlackStrap, Blauer, Blizzard, Blue Ice, Blue Water Ropes, BlueWater, Blundstone, Bogner, Bogs, Bolle, Bollé,
Bonobos, Bontrager, Boreal, Bote, Bottega Veneta, Boulder Gear, Brahmin, Brioni, Brixton, Brooks, Brooks Brothers, Browning, Brunton, Burberry,
Burton, Butora, Buttero, Calida, Callaway, Calvin Klein, Camelbak, Canada Goose, Canali, Capezio, CAPiTA, Capranea, Carhartt, Carhartt WIP, Cariuma,
Carrera, Carve Designs, Cascade Designs, Casio, Cassin, Castelli, Cat Footwear, Celine, Chaco, Chanel, Chaos Hats, Charles & Keith, Chippewa, Chloé,
Chrome Industries, Chums, Ciele, Citizens of Humanity, Clarks, Climbing Technology, CMP, Coal Headwear, Coalatree, Cobb Hill, Cole Haan, Columbia,
Comme des Garçons, Compressport, Converse, Coros, Cotopaxi, Craghoppers, Crazy Creek, Crispi, Crocs, Cuddl Duds, Cutter & Buck, Dainese, Dakine,
Dalbello, Dale of Norway, Dan Post, Danner, Danskin, Dansko, Darn Tough, DC Shoes, Decathlon, Deckers, Deer Stags, Descente, Desigual, Deuter, Devold,
Diadora, Dickies, DKNY, DMM, Dockers, Dolce & Gabbana, Dolomite, Douchebags, Dovetail Workwear, DPS, Dr. Martens, Dr. Scholl's, Dragon Alliance,
Drymax, DSquared2, Duckworth, Duluth Trading, Dunlop, Dynafit, Dynastar, E9, Eagle Creek, Earth Origins, Eastland, Eastpak, EB, Ecco, Eddie Bauer,
Edelrid, Edelweiss, eGrips, Eider, Eileen Fisher, Elan, Electric California, Elevenate, Ellesse, Emporio Armani, Endura, ENO, Erima, Ermenegildo
Zegna, Errea, Esprit, Etnies, Evoc, Evolv, ExOfficio, Exped, Extremities, Faction, Falke, Farm to Feet, Fendi, Ferrino, Fila, Filson, Finisterre,
Fischer, Fishpond, FitFlop, Five Ten, Fixe, Fjällräven, Florsheim, Flylow, Forsake, Fox Racing, Fred Perry, Free Fly, Free People, French Connection,
Friction Labs, Fritschi, Frye, Full Tilt, Furla, G-Star, G-Star RAW, G3, Gabor, Gant, Garmin, Garmont, Geox, Gerber, Giesswein, Giordano, Giro,
Give'r, Givenchy, Gnu, Goal Zero, Goldwin, GoLite, Gonso, Goodr, Gordini, Gore Bike Wear, GORE Wear, Gossamer Gear, Gramicci, Grand Trunk, Granite
Gear, Gregory, Grivel, GSI Outdoors, Gucci, Gymshark, H&M, Haglöfs, Hanes, Hanwag, Happy Socks, Harley-Davidson, Havaianas, Helinox, Helly Hansen,
Henri Lloyd, Herschel, Herschel Supply, Hestra, Hey Dude, HEYDUDE, Hi-Tec, Hilleberg, Hillsound, Hoka, Hoka One One, Hollister, Honeywell, Hot
Chillys, Houdini, Hugo Boss, Hummel, Hush Puppies, Hydrapak, Hydro Flask, Hyperlite Mountain Gear, Icebreaker, Icebug, Icelantic, Icepeak, Immersion
Research, Injinji, Inov-8, IRO, Iron Age, Isbjörn, Isotoner, Itasca, J Brand, J.Crew, Jack & Jones, Jack Rogers, Jack Wolfskin, Jambu, Jansport, JBU,
Jetboil, Jil Sander, Jimmy Choo, Joes Jeans, Johnston & Murphy, Jones, Jones Snowboards, Juicy Couture, Julbo, Jungmaven, K-Swiss, K2, Kahtoola,
Kailas, Kamik, Kammok, Kappa, Karakoram, Karbon, Kari Traa, Karrimor, Kask, Kastle, Katadyn, Kate Spade, Kathmandu, KAVU, Kayland, Keds, KEEN, Kelty,
Kenetrek, Kenneth Cole, Kenzo, Kiehl's, Kinco, Kjus, Klean Kanteen, Klymit, Klättermusen, Knockaround, Koflach, Kokatat, Kombi, Komperdell, Kong,
Korkers, Krimson Klover, Kuat, Kuhl, KÜHL, L.L. Bean, L.L.Bean, La Sportiva, Lacoste, Lacrosse, Lafuma, Lands' End, Lange, Lanvin, Laura Ashley,
Lazer, Le Bent, Le Coq Sportif, Ledlenser, Lee Cooper, Leki, Lems, Lenz, Level Six, Levi's, Lib Tech, Liberty Mountain, Lifestraw, Lilly Pulitzer,
Liquid Force, Little Hotties, LL Bean, Loewe, Lole, Lolë, Longchamp, Look Bindings, Loro Piana, Lotto, Louis Garneau, Louis Vuitton, Lowa, Lowe
Alpine, Lucchese, Lucky Brand, Lugz, Lululemon, Luminaid, Luna Sandals, Lundhags, Lyle & Scott, Mad Rock, Madewell, Maier Sports, Maison Margiela,
Maloja, Mammut, Marc Jacobs, Marker, Marmot, Massimo Dutti, Maui Jim, Max Mara, McDavid, McKinley, Meindl, Mephisto, Merrell, Metolius, Michael Kors,
MiiR, Millet, Minnetonka, Minus33, Misty Mountain, Miu Miu, Mizu, Mizuno, MLB, Moncler, Mons Royale, Montane, Montbell, Montura, Moon Boot, Moon
Climbing, Moschino, Mount to Coast, Mountain Equipment, Mountain Hardwear, Mountain House, Mountain Khakis, Mountain Warehouse, Mountainsmith, MSR,
Muck Boot, Muddy Fox, Mystery Ranch, Nalgene, Napapijri, Nathan, Native Shoes, Naturalizer, Nautica, NEMO, Nemo Equipment, Never Summer, New Balance,
New Era, Nidecker, Nike, Nike SB, Nikita, Nikwax, Nili Lotan, Nine West, Niner, Nitecore, Nixon, NNormal, Norda, Nordica, Norrona, Norrøna, Northwave,
NRS, Nudie Jeans, O'Neal, O'Neill, Oakley, Obermeyer, Oboz, Ocun, Odlo, Old Navy, Oliunid, OluKai, Ombraz, On, Omega Pacific, On Running, Onitsuka Tiger,
Oofos, Opinel, Orage, Organic Climbing, Original Penguin, Ororo, Ortovox, Oru Kayak, Orvis, Osprey, OtterBox, OTZ, Outdoor Research, Outdoor Voices,
Ozark Gear, Pacific Trail, Pajar, Paramo, Patagonia, Paul Smith, Peak Design, Peak Performance, Pearl Izumi, Pendleton, Pepe Jeans, Perfect Moment,
Perry Ellis, Petzl, Phunkshun, Picture Organic, Pieps, Pikolinos, Pistil, Platypus, POC, Point6, Polarmax, Polo Ralph Lauren, Pomoca, Pow Gloves,
Prada, prAna, Primus, Princeton Tec, ProBar, Propet, Propper, Puma, Quechua, Quiksilver, Rab, Rag & Bone, Ralph Lauren, Rapha, Rawlings, Ray-Ban, Red
Chili, Red Wing, Reebok, Reebok Work, REI Co-op, Reima, Reusch, Rhino-Rack, Rhone, Ridge Merino, Rieker, Rip Curl, Ripcurl, Rock Empire, Rock Exotica,
Rocket Dog, Rockport, Rocky Boots, Roka, Ronhill, Rossignol, Roxy, Royal Robbins, Ruffwear, Rumpl, RVCA, Ryders, RYU, S'well, s.Oliver, Saint Laurent,
Salewa, Salming, Salomon, Salvatore Ferragamo, Sam Edelman, Samsonite, Santa Cruz, Santana Canada, Sanuk, Saola, Saucony, Scarpa, Schöffel, Sea to
Summit, SealSkinz, Seirus, Seven For All Mankind, Shimano, Showers Pass, Sierra Designs, Simms, Simond, Singing Rock, Sitka, Six Moon Designs, Skagen,
Skechers, Skhoop, Ski Trab, Skida, Slazenger, Smartwool, Smith, Smith Optics, Snow Peak, Snowlife, So iLL, Soft Science, Softwalk, Solo Stove,
Solomon, Sorel, Spanx, Spark R&D, Speedland, Speedo, Sperry, Sperry Top-Sider, Spiewak, Sportful, Spy Optic, Spyder, Stella McCartney, Sterling Rope,
Steve Madden, Stio, Stohlquist, Stone Island, Strafe, Stubai, Stöckli, Sugoi, Suncloud, Sunday Afternoons, Sunski, Superdry, Superfeet, Superga,
Suunto, Swany, Sweaty Betty, Sweet Protection, Swix, Taos, Tarptent, Taylor Stitch, Tecnica, Ted Baker, Tenaya, Tentree, Teva, The Frye Company, The
Kooples, The North Face, Therm-a-Rest, ThirtyTwo, Thorlo, Thorogood, Thule, Tifosi, Tilley, Timberland, Timberland Pro, Timbuk2, Timex, Title Nine,
Toad&Co, Tom Ford, Tommy Bahama, Tommy Hilfiger, TOMS, Topo Athletic, Topo Designs, Tory Burch, Totes, Trango, Trespass, Tretorn, TREW, Ibex, True
Religion, Tumi, Turtle Fur, Twisted X, TYR, Tyrolia, U.S. Polo Assn., UGG, Uhlsport, Ultimate Direction, Umbro, Under Armour, Union Bindings, Uniqlo,
United By Blue, United Colors of Benetton, Unparallel, Urban Outfitters, Uvex, Vagabond, Valentino, Van Heusen, Vans, Vasque, Vaude, Veja, Vera
Bradley, Vera Wang, Vero Moda, Versace, Vibram, Vibram FiveFingers, Victorinox, Vineyard Vines, Vionic, Vivobarefoot, Voile, Volcom, Volkl, Von
Zipper, VonZipper, Vuarnet, Vuori, Völkl, Wacoal, Weatherproof, Wenger, Werner, Western Mountaineering, White Sierra, Wigwam, Wild Country, Wild Rye,
Wild Things, Wilson, Wolverine, Woolpower, Woolrich, Wrangler, X-Bionic, X-Socks, Xero Shoes, Xtratuf, Yakima, Yaktrax, Yeezy, Yeti, Yves Saint
Laurent, Zamberlan, Zara, Zeal Optics, Zensah, Zoot, Zpacks`;

/**
 * Brands of shoes, clothes, bags and outdoor gear in their own spelling, except common words. They identify the brand
 * of rows whose brand column is empty and whose titles begin with the brand.
 */
export const brandNames: readonly string[] = names.split(',').map((name) => name.trim());
