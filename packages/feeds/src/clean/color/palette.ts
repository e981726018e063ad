import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ambiguousShades, ambiguousWords, foreignShades, foreignWords } from './color-words.ts';
import { namedShades, shadePhrases } from './named-shades.ts';

/** The colors of the filter in menu order, each with its hex digits. */
export const parents: Readonly<Record<string, string>> = {
  Black: '1A1A1A',
  White: 'FFFFFF',
  Grey: '8C8C8C',
  Brown: '7B4F2E',
  Beige: 'D9C7A7',
  Red: 'C62828',
  Pink: 'EC7FA9',
  Orange: 'F07C1F',
  Yellow: 'F4D03F',
  Green: '3C8D40',
  Blue: '2C5FAA',
  Purple: '7A3E9D',
  Gold: 'C9A227',
  Silver: 'C0C0C0',
  Multicolor: 'B36AE2',
};

/** Parent of unknown colors; not a filter option (behavior.md#card-no-color). */
export const unspecified = { name: 'Unspecified', hexa: 'CFCFCF' } as const;

/** Names of the parent colors. They outweigh more specific words beside them. */
export const basicWords: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  black: 'Black',
  white: 'White',
  grey: 'Grey',
  gray: 'Grey',
  brown: 'Brown',
  beige: 'Beige',
  red: 'Red',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  gold: 'Gold',
  silver: 'Silver',
  multicolor: 'Multicolor',
  multicolour: 'Multicolor',
  multi: 'Multicolor',
  multicoloured: 'Multicolor',
  multicolored: 'Multicolor',
  rainbow: 'Multicolor',
  assorted: 'Multicolor',
  asst: 'Multicolor',
  blk: 'Black',
  wht: 'White',
  gry: 'Grey',
  brn: 'Brown',
  blu: 'Blue',
  grn: 'Green',
  redish: 'Red',
  golden: 'Gold',
  ...foreignWords,
});

/** Lists of `word hex` pairs for each parent. Two words make a phrase. */
const shades: Readonly<Record<string, string>> = {
  Black: `onyx 0F0F10, jet 101010, ebony 1E1B18, obsidian 14151A, raven 16161A, caviar 22201F, ink 27272B,
    oil 201E1C, pitch 121212, midnight black 111114, nocturne 1C1C28, licorice 1A1110, coal 232323, panther 1B1A19, phantom 1E1E24,
    jet black 0E0E0E, soot 242222, carbon 2B2D2F, blackout 101010, tar 1D1B19, noire 111111, stealth 26282A, eclipse 22243A,
    nightshade 2A2438, night 1B1F2B`,
  White: `ivory FFFFF0, snow FFFAFA, pearl F3EFE6, chalk F5F4EF, off white F6F1E5, alabaster F2EFE6, milk FBF7EF, frost EEF3F5,
    egret F5F3EC, coconut F8F4EC, eggshell F0EAD6, bone E9E2D0, vanilla F3E5AB, marshmallow F7F2EC, cloud E8ECEE, whisper E9E7E4,
    optic white FFFFFF, ftwr white FFFFFF, birch EFE8DA, ice E3F0F5, blanco FFFFFF, bianco FFFFFF, lily F6F3EE, dove E5E1DB,
    glacier DCE9EE, gardenia F3EEDD, polar EEF3F7, platinum E5E4E2, parchment F1E9D2, clear F4F6F7, oyster E8E2D6, natural EDE3CF,
    swan F7F5F0, winter white F4F1E8, lunar D9DCDF`,
  Grey: `anthracite 383E42, charcoal 3C4146, slate 5F6A74, graphite 4A4D50, ash B2BEB5, smoke 9AA0A4, steel 71797E, stone A49E94, heather A6A6A8,
    gunmetal 4B5358, pewter 8A8D8F, lead 6B6E70, iron 5B5E61, granite 6F6F6F, cement A6A49F, concrete 9B9A96, fog C3C8CA, mist C6CDD1,
    storm 5E6770, shadow 6A6A6E, shark 6E7378, flint 6F6A61, titanium 878681, nickel 8F8F8C, aluminum A9ACB0, aluminium A9ACB0,
    zinc 9A9C9E, dark shadow 4A4C50, castlerock 5F5E62, pavement 7B7B7B, asphalt 4D4F52, thunder 57565B, quiet shade 66676D,
    monument 84898C, elephant 6F6B69, sharkskin 838487, moon C8CBD0, moonmist C9CCCB, rock 7E7B75, limestone B7B0A2, pebble A9A296,
    dusk 6D6A78, cinder 55565A, gargoyle 686767, gunsmoke 7A7C76, magnet 4C4F53, pelican A9A7A2, metal 7D8084, sleet 92949B,
    alloy 98979A, quarry 8B8C89, castle rock 5F5E62, turbulence 4E545B, ebb A8ADB0, glacier grey C2C8CB, silverfiligree 7F8487,
    carbon grey 4A4D50, mercury D0D2D4, galaxy 4A4E5C, monsoon 8A8787, beluga 4A4F54, wolf 8B8C8E, overcast A3A8AC,
    rain 8C9AA6, tornado 5A5F66, basalt 4C4E50, heathered A6A6A8, raw steel 8D9296, boulder 8F8A82, vapor C9CED2, tundra 8E8D82, grey one D3D6D8, grey2 B5B8BA, antenna 6F6A63, temeraire 4F5A66, stormy 6E7680, deep depths 3F4348, rhino 6E6E6C, cobblestone grey 8F8A86, steeple 8F9398, kettle 6F6B66, mineral 8A9296, onix 4D5052, whale 5B6770, dolphin 86898C`,
  Brown: `chocolate 5C3A21, coffee 4B3621, espresso 3C2A21, mocha 6F4E37, walnut 5D432C, chestnut 7B3F28, cognac 8A5A34, tan C19A6B,
    caramel B5713A, hazel 8E7618, hazelnut 9C6B43, cinnamon 8B4A2B, bark 5B4636, tobacco 6D4C2F, umber 635147, sienna A0522D,
    burnt sienna B0562F, mahogany 6B2E1F, bison 6E5540, bronze 8A6A3B, copper B06A3B, toffee 8C5A2E, cocoa 5D3F33, saddle 8B5A2B,
    pecan 8A5A3A, brownie 5A4034, cork B08A5E, nutmeg 7E5C43, dark earth 57493C, earth 6F5A44, cappuccino 8E735B, cigar 5E4330,
    leather 8F6238, brindle 6E5D4B, canteen 8B7355, bracken 5C3D22, cub 6F5647, java 4A342B, sepia 704214, russet 80461B,
    kodiak 6A4A35, bracken brown 4F3722, timber 6D5341, oak 9C7A4E, teak 8C6A45, whiskey B5732F, crazy horse 6A4631,
    mink 7C6757, otter 6C5444, falcon 6D625B, sable 4A3C31, morel 7D6B58, peat 4E4137, root 6B4B3A, dark chocolate 3D2B1F,
    gingerbread 8C4F2A, hickory 6F5238, grizzly 5F4A3A, elk 7A6248, mesa B5764F, smores 6F4F3A, rum 7A3F2A, thrush 7F6B57, bungee 7A6A55, wool C9BBA3, amaretto 8E5D3A, barley B8935A, cattail 7A5A3C, coffeee 4B3621, expresso 3C2A21, cordovan 6F2F33, sandalwood A97B58, bungee cord 7A6A55, monks robe 6A4A35, delicioso 5A4030, hawthorne 7A4A3A, rooibos 8F3F2A, brwn 6F4A2E, brwn lthr 6F4A2E, cappucino 8E735B, choc 5C3A21, chocolat 5C3A21, dk brn 4A3222, rhone 7A3B3F, mulch 5A4230, highlander 7F7048, muscat 6F4F3A, cley 8C7B64, tortoise shell 7A5A3A, havana 6B4A32, bourbon 8E5A2E, maple sugar B9814F, dark cheddar brown 9A5F2F, sequoia 6E3F2E, mesquite 7A5A44, almond brown 9E7B56, cuero 9B6A3E, moss brown 5A4E36, terra 9C5A3C, terracotta C0654A, adobe A85A3C,
    clay A9694B, mud 6B5842, rust B0492A, brick 9B3B2E, sesame brown 8F7B5E, rawhide B38A5B, buckskin B58F5C, sunset wheat C79A5B,
    sahara C2A878, tiramisu 8C6B50, potting soil 54432F, demitasse 40342C, cathay spice 99633A, spice 8E4A2F, auburn 71352B,
    ginger B06500, pinecone 6E5441, pine bark 6A5443, acorn 7E5E52, butterscotch C98B3B, fudge 493338, dachshund 704F37`,
  Beige: `cream FFF4DC, sand D8C3A0, khaki B9A77C, oatmeal DACDB7, taupe 8B7D6F, etoupe 8B7D6F, nude E3BC9A, camel C19A6B, stucco D5C9B3, wheat E3CFA0,
    linen EDE3D3, fawn C9A77B, almond E6D2B5, biscuit D9BD94, champagne F1DDB8, ecru DCCFB0, sesame D5C5A4, flax D9C58C, latte C8A984,
    buff D9B98A, dune C9B48A, desert CBB08A, driftwood A98F74, mushroom B7A493, oat D9CDB4, parchment beige E4D7BC, latte beige C8A984,
    string CFC3A8, twine C2A97C, hemp B5A27A, straw D8C57B, curry beige C9B07A, macadamia DCCBB0, bamboo C8B581, putty C6B9A2, suede BE9F7D,
    quicksand C9B79C, humus B7A793, travertine CEBFA5, tapioca DCCDB4, aluminum beige C9C1B2, incense AF9A7E, cargo 8F815F, prairie C8B68A,
    chino CEC7A7, safari BAAA8A, raw umber 9A7B5C, sandstone C9A982, peyote C5B49C, cornstalk D8C79B, bisque F2D9B9, coriander B7A67F,
    cobblestone A8998A, brushwood 9A846B, savannah CDBA8B, sawdust D2B48C, pale taupe B8AA98, mojave C7A87E`,
  Red: `crimson B01030, scarlet C81D11, burgundy 6D1A2D, maroon 7A1F2B, wine 6B1E34, cherry B5182E, ruby 9B1B3A, brick red 9E3B33,
    cardinal B0182B, garnet 7B1F2E, merlot 5E1B2E, tomato D8432E, cranberry 97233F, bordeaux 5C1A2B, chili B3261E, poppy D93A2B,
    lava C2331F, fire D63A20, blaze D9402A, oxblood 5A1717, vermilion D9381E, rhubarb A8344C, beet 7A1F3D, currant 7C1E36,
    candy D2234C, flame D8432A, pomegranate A3263B, sangria 7B1E38, paprika B23A24, claret 7F1734, syrah 5C1F33, ember B5402C,
    rosewood 6E2A33, tandoori B5402A, cayenne B5352A, raspberry red B3214E, solar red F0353A, hi-res red F24A44, raspberry B3214E,
    strawberry D83A56, dahlia 9A1F45, zinfandel 60253A, port 5A1F2F, deep crimson 8A1026, barberry B4203A, hibiscus C4314F, rhododendron 8A2F55, lip gloss C23A5A, tango red C8372F, very berry 9A2A55, squash red C8552F, currant red 7C1E36, sulfur red C94A3A,
    rumba 7A2138, cabernet 5B2233, fig 532D3B, cinnabar D2412F, magma C23B22, inferno C8391F, signal red D0211C, salsa B03026,
    cajun A8402C, oxide 8C3B2E, sienna red A0412D, fuoco C8281E, rosso C0251C, rojo C4281E, bloodstone 6B1F25, redwood 93463C, scarlett C21E2C`,
  Pink: `rose D2A5A0, blush EBB7B5, coral F2725C, salmon F59A86, fuchsia D0318F, magenta C7268C, flamingo F48AA0, bubblegum FF8FB1,
    peony E07A9C, hot pink FF4FA0, peach F9BFA0, mauve B784A7, rose gold D9A39A, orchid CF7BC4, petal EFC3CB, cerise D2326E,
    lipstick C2285C, rosebud D9909B, carnation F3A0AE, watermelon F0597A, guava E8707A, lotus E2A9B8, pinkish E9A0B0, melon F6A78E,
    punch DE4A6B, cosmos E7A6C2, azalea E0569B, sorbet F1A0B0, beetroot A23B63, camellia E0617A, shell F5D3C6, ballet EFC7CB,
    sangria pink C84A72, papaya pink F28B7A, dusty rose C48A8E, tropical pink F2668B, ultra pink FF5FA2, vivid pink F2559A, begonia EE7A8D,
    apricot blush F7B99B, cranberry pink C24A6B, grapefruit F27A6A, clover pink D77FA1, bright rose E5457A, tea rose F0B8B2, rouge red C4416A,
    lollipop E63E7C, geranium D94A5F, calypso coral ED6A6B, sunkist coral EF6C68, mineral red B35C5F, mulberry pink A44A6F, fandango C3328C`,
  Orange: `tangerine F28C28, apricot F6B27A, pumpkin E27A24, amber F2A516, mango F7A23B, papaya F58E55, rust orange C2592B, burnt orange C25A1E,
    clementine F0803C, persimmon E8603C, cantaloupe F6AE79, copper orange C46A32, carrot ED7B28, marigold EFA22D, citrus F2A93B, kumquat F29A2E,
    solar orange FF6A2B, ember glow E3663E, cheddar EE9A34, sunset E8743B, habanero E5552B, koi E4572E, nasturtium F4692F, flare F25A2C, octane E56A1F,
    tiger E88A2D, saffron E6A02C, harvest DD8B3A, mandarin F37A48, tangelo F26B2A, neon orange FF6B1A, hyper orange FF7A2E, easy orange FFA24F,
    maple C96A2E, autumn C4682F, monarch D9722B, blood orange D9432A, sunrise F49A5B, spicy orange DD5F32, vibrant orange F5731F, ochre C9802B,
    hazard F26A21, flash orange FF6F2C, zion C9663B, nectarine F58A5F, sedona C46A47`,
  Yellow: `lemon F7E14B, mustard D5A021, canary F9E34C, honey E3AE3D, sunflower F4BE2C, banana F8E07A, butter F6E3A1, maize F2C649, curry C99A2E,
    sulphur E5DC3C, sulfur E5DC3C, citron DFD93A, citronelle C9C23B, gold yellow F0C02E, dandelion F3D02F, corn F4D35E, solar yellow FFF03A,
    sun F8D33A, sunshine FAD83C, daffodil F9E04B, neon yellow EEFF3A, lemon zest F9D857, pineapple F3D34A, buttercup F5D04C, zest EFC93B,
    hi-res yellow F5F03A, shock yellow F4F93A, safety yellow EEF33A, primrose F2E29B, acid E0E72A, acid yellow E3EB2F, empire yellow F7D000,
    electric yellow FAF03C, flashlight FBF22E, goldenrod DAA520, spectra yellow F7B718, tour yellow F7E03C, wild yellow EFD24A, ceylon yellow D5AE41,
    semi solar yellow F9F06B, jaune F5DB3A, giallo F6D836, limoncello F5EE7A, sulphur spring DDDB4A`,
  Green: `olive 6B6B2E, olive drab 6B6B2E, army drab 5A5E3D, lime A6D13B, mint A9DEC0, forest 2B5234, emerald 1F8A5B, moss 6A7345, jade 2E8B6E, sage 9CAF88, army 55593A, military 5A5E3D,
    hunter 2F4F3A, kelly 3AA655, pistachio B6D18F, avocado 6E7F3A, fern 5A8F4E, pine 2B5B4B, sea pine 3C7A6E, seapine 3C7A6E, seafoam 9FD9C0,
    seagrass 7FA88A, basil 4F6F45, cactus 5B7F5E, juniper 3E5F50, ivy 3B5B41, kale 4A5A3E, spruce 3A5F56, evergreen 22483A, verde 3F7F52,
    laurel 6F8F72, clover 3F8F4F, leaf 6FA03F, apple 8DB63C, grass 5DA13F, jungle 2F5D3F, aloe 8FB08A, bottle green 1F4D37, apple green 8DB63C,
    neon green 6CFF4A, shamrock 2F9E59, artichoke 7F8F63, cypress 4F5F45, loden 4F5238, olivine 8F9E63, thyme 5A6448, vine 5B7345, lichen A0A878,
    turf 4D7A3A, core green 3F8F5F, legion 4F5540, ranger 5A6045, fatigue 64664A, bamboo green 7FA05B, kiwi 8EBB3F, wasabi B2C248, pesto 6B7A3A,
    dill 6C8A4E, celery B5C77D, honeydew C9E3B1, peridot A8C93F, chartreuse B8D935, viridian 3F826D, malachite 2F8F5F, eucalyptus 7FA08F,
    nori 3B4734, rosin 4C5036, sergeant 5E6147, sprout A3C36F, lizard 6F9F3F, gecko 79A83B, frog 5FA34A, palm 4F8A52, fir 2F4F43, rifle 4B4F38,
    capulet olive 666344, beech 5F5A43, dusty olive 6F6B4B, macaw 3FA35A, greenbay 3F6F5A, hyper nature 7FC23F, hypernature 7FC23F, oasis 6FAF9F, herb 6F7F4F, rosemary 6B7F63, balsam 3F5F4A, iguana 7A8F4A, raku 7F8A6A, envy 4FA35A, limeade C3DB5A, volt CEFF00, kaki 7B7A4F, kelp 4F5A3A, reflecting pond 3F5F63, burnt olive 5F5B32, deep lichen 656A4A, grape leaf 545144, climbing ivy 3F4F45, tarragon 7F8A5A,
    base green 6E7B5E, tech olive 5C5C44, raw green 7C8F6B, hedge 4E6A49, meadow 5E9A5B, lawn 4F9A3F, wild lime C3D363, alpine green 3A6F5F, parsley 3F6B3A,
    camo 6B6B4B, camouflage 6B6B4B, duck green 4F5B47, deep forest 2A4034, bay leaf 7D8F69, four leaf clover 5F7F5A, arbor 6F7F5A, conifer 5A7A4A, night cargo 4F5236,
    cargo green 5F6247, bosco 3B5A3C, lichen green A3AA7B, trace olive 5F5B3F, trace cargo 5F5B45, chive 4E5B3D, forest night 434237, greenery 88B04B, caper 8C8F5B`,
  Blue: `navy 1F2A4D, navy blue 1F2A4D, royal 2B4BA0, sky 9FB6C8, teal 1F7A7F, aqua 4FC3C7, turquoise 35B9B3, cobalt 1F48A8, indigo 34408A, denim 4A6A92,
    azure 3C8FD9, cyan 2FBFD9, sapphire 1F4FA3, baby blue A9CFEA, midnight 1B2340, ocean 2A6F97, sea 3A7CA5, marine 1E4E79, petrol 1F5A66, lagoon 2F9FA5,
    cerulean 2F86C4, cornflower 6C8FDB, powder blue B5D3E7, steel blue 5B7FA3, peacock 137A7F, lake 3A7E9E, pool 4FB7D0, poseidon 1F5F82, pacific 2C7DA0, atlantic 2B5975,
    aegean 2B5F8A, caspian 2A6A8F, caribbean 1FA2B0, mediterranean 2C6E9F, baltic 2B4F60, bering sea 3F5F73, arctic A9CFE0, maldive 3FC0C8, opal 8FC6C4, river 3A6EA5,
    captain 2B3F5F, island paradise 8FD3E0, blue spell 2F4F9E, electric blue 2A6FF0, royal blue 2B4BA0, ice blue BFE0EE, admiral 22345E, majolica 2F4F8F, ensign 2F4A6A, insignia 2C3447, patriot 2F3F7A, oxford 2B3A57,
    dress blues 2A3244, blazer 22304F, twilight 3A4468, bluebird 3A8FD0, bluestone 5A7A94, blueberry 3F4F8F, bluebell 7F95D1, iris blue 4F62B5, legend ink 27272B, tech ink 3B4A6B, collegiate navy 1E2A4A, conavy 1E2A4A,
    storm blue 3E5A78, horizon 7FA5C0, adriatic 2F7FA8, bermuda 5FC3C5, capri 2AA8C9, cove 3F8FA0, tide 2F6F8F, wave 4A8FB5, surf 4FA8C5, reef 2FA09A, deep sea 1E4258, nautical 2A3F66, mariner 2F5E8F, sailor 22335A,
    lapis 26619C, ultramarine 2A3FA8, azul 2F6FC0, blau 2C5FAA, azzurro 5FA8E0, celeste A3D5E3, chambray 7F9CBF, stonewash 6A86A5, indigo wash 46598A, dark wash 2F3F5A, medium wash 5A7BA0, light wash 9FB8D0,
    neptune 3F6F8F, harbor 3A5A7A, harbour 3A5A7A, bay 3F7FA5, fjord 3F5F7F, glacial 9FC5D5, dragonfly 2F5F7F, mallard 2F5566, kingfisher 1F7FA0, enamel blue 2F6F9F, shady blue 3F5F7F, vivid blue 2A7FE0, hyper blue 3A7BFF, bright royal 2A55D0,
    mykonos 2F6FA5, aruba 3FC1C9, tahoe 3F7FA8, cascade 5FA5A5, niagara 4F8FAF, lake blue 3A7E9E, yonder 4F8FBF, byron 3F5F8F, estate blue 2F4A6F, vapor blue CFE0E8, aquamarine 7FDBD0, aquifer 8FB8B5, biscay 2F5F75, spa 9FD3CF, ink blue 22335A, seaport 2F6F7F, tropic 2FB5B0, mineral blue 5F7F95, moroccan blue 1F5F85, spell 2F4F9E, legend ivy 3B5560, reflex blue 1F3FA5, sodalite 2B3554, noble ink 27272B, beauty 3A6FB0, icy blue CFE6F0, trace blue 2F3A5A, aero blue B5D8E0, crew blue 3F6FA0, dusk blue 6F86A5, space 2A3350, orion 2F4066, moonlight 3A4560, thunderbird 2F5A6F`,
  Purple: `violet 7F4FC0, lavender B9A3DC, lilac B6ABC6, plum 6B2F5B, grape 5F2F7A, eggplant 4B2A4A, aubergine 472A45, amethyst 8F5FC5, mulberry 7A2F5F, wisteria A48FCB, iris 6F5FB5, heliotrope B06FD8,
    berry 8A2B5A, blackberry 43304A, boysenberry 7A2A50, thistle C5B0CF, royal purple 5F3A9F, raisin 4A2F42, pansy 5A2F80, jam 6A2440, acai 4A2F4F, velvet 5F2F55, prune 5A2F4A, deep purple 40245A, ultra violet 5F4B8B, crocus 9A7FC0,
    elderberry 4A3248, blackcurrant 4B2A48, dark iris 4F4080, periwinkle 8F99E0, huckleberry 5A3A5F, imperial 5A2D82, dewberry 8B5987, gentian 544275, petunia 4F3466, majesty 593761, potion 5D3A7A, vintage violet 6F5A7F, wine tasting 5B2A44, sugarplum 6F3F66, mysterioso 46394B, tyrian 66023C, legacy purple 5A4080, active purple 8F5FC5, trace purple 4F3F5F, raw indigo 5A5A80, noble purple 5F3F7F`,
  Gold: `brass B5923C, antique gold B08D3A, champagne gold E0C38A, tinsel C3964D, gold metallic C5A03A, old gold A8893A, matte gold BFA14A, gilded C9A24A`,
  Silver: `chrome C8CBCE, silver metallic BFC2C5, matte silver B5B8BA, metallic BFC1C4, sterling C4C6C8, tin ADB0B2, quicksilver A6A9AC, antique silver A0A2A4, nickel silver B0B0AC, mirror D5D8DA`,
  Multicolor: `tie dye B36AE2, patchwork B58A6A, confetti E29AC0, kaleidoscope A06AE2, multi colour B36AE2, multi color B36AE2, assorted colors B36AE2, print B58FB0, floral D59AB0, prism A88FE0, serape C07A5A, iridescent C9B8E0`,
};

/**
 * A palette entry: its parent and hex digits. An ambiguous one counts only in a color column. A plain shade is a color to
 * everybody, and no name that one brand gives to a brown and another to a blue: 'navy', not 'cascade'.
 */
export type Shade = { parent: string; hexa: string; isBasic: boolean; isAmbiguous?: boolean; isPlain?: boolean };

/** Shades that decide the color if they end a name, whatever precedes them. */
export const heads: ReadonlySet<string> = new Set(
  'navy teal khaki olive tan burgundy maroon cream charcoal indigo lavender lilac mint plum turquoise'.split(' '),
);

/** Shades that other languages name too, and those on which an independent list agrees (`npm run quality -- shades`). */
const plainShades: ReadonlySet<string> = new Set([
  ...heads,
  ...Object.values(foreignShades),
  ...readFileSync(join(import.meta.dirname, 'plain-shades.tsv'), 'utf8')
    .trimEnd()
    .split('\n'),
]);

const addForeign = (known: Map<string, Shade>): void => {
  for (const [word, english] of Object.entries(foreignShades)) {
    const shade = known.get(english);
    if (shade && !known.has(word)) known.set(word, { ...shade, isAmbiguous: ambiguousShades.has(word) });
  }
  for (const [word, parent] of Object.entries(ambiguousWords)) {
    if (known.has(word)) continue;
    known.set(word, { parent, hexa: parents[parent] ?? unspecified.hexa, isBasic: true, isAmbiguous: true });
  }
};

const entryForm = /^(.+?)(?: ([\dA-F]{6}))?$/;

/** Parent -> its shades with hex digits; a shade without digits is painted as its parent. */
const shadesOf = (lists: Readonly<Record<string, string>>): [name: string, shade: Shade][] =>
  Object.entries(lists).flatMap(([parent, list]) =>
    list.split(',').map((entry): [string, Shade] => {
      const [, name = '', hexa = parents[parent] ?? unspecified.hexa] = entryForm.exec(entry.trim()) ?? [];
      return [name, { parent, hexa, isBasic: false, isPlain: plainShades.has(name) }];
    }),
  );

const build = (): ReadonlyMap<string, Shade> => {
  const known = new Map([...shadesOf(shades), ...shadesOf(shadePhrases)]);
  for (const [word, parent] of Object.entries(basicWords)) {
    if (foreignWords[word] !== undefined && known.has(word)) continue;
    known.set(word, { parent, hexa: parents[parent] ?? unspecified.hexa, isBasic: true });
  }
  addForeign(known);
  return known;
};

/** All known color words and phrases, lower-cased. */
export const palette: ReadonlyMap<string, Shade> = build();

/** Shades that count only in a color column or option, lower-cased. */
export const shadesByName: ReadonlyMap<string, Shade> = new Map(shadesOf(namedShades));

/** Words that may accompany a color word without being a color. */
export const modifiers: ReadonlySet<string> = new Set(
  `dark light pale bright deep neon hyper solar semi half true core raw matte metallic dusty vivid electric soft medium washed vintage
  heather heathered mid hot cool warm pure classic super ultra burnt easy tactile shock clear high res hi-res night legend tech noble
  collegiate two one three four five trace active real signal flash the xeno ftwr utility energy glow mono real action legacy base cloud
  solid stripe striped plaid print camo marl melange micro faded antique aged distressed patent suede leather nubuck satin royal baby
  rich smoky smokey washed fluo fluorescent pastel bold power hazy haze spell steel wash dye pack combo canvas mesh knit waxed oiled
  translucent reflective gum sole`.split(/\s+/),
);
