// cspell:disable
const lines = `
👗 dress|👚 blouse|👕 t shirt|👔 tie|👖 jeans|🧥 coat|🩳 shorts|👙 bikini|🩱 swimsuit|👘 kimono|🥻 sari|🦺 vest|🎽 running top|🥋 kimono
👠 heels|👡 sandals|👢 boots|👞 formal shoes|👟 sneakers|🥾 hiking boots|🥿 flats|🩴 flip flops|🩰 ballet flats|⛸ skates|🛼 skates
🧦 socks|🧤 gloves|🧣 scarf|👒 sun hat|🎩 hat|🧢 cap|⛑ helmet|🪖 helmet|🎓 cap|👑 crown|🎀 bow
👜 handbag|👛 purse|👝 clutch|🎒 backpack|💼 briefcase|🧳 suitcase|🛍 shopping bag
💍 ring|📿 necklace|💎 jewelry|⌚ watch|👓 glasses|🕶 sunglasses|🥽 goggles|🌂 umbrella|☂ umbrella|☔ rain
💄 lipstick|💅 nail polish|🧴 lotion|🧼 soap|🕯 candle|🛏 bedding|🛋 cushion|🪞 mirror|🏺 vase
🏖 beach|🏝 beach|⛱ beach|🌞 summer|☀ summer|❄ winter|⛷ ski|🏂 snowboard|🏃 running|🧗 climbing|🏕 camping|⛺ tent|🏊 swim|🧘 yoga|🚴 cycling
👰 wedding|🤵 wedding|🎉 party|🥳 party|🤰 maternity|👶 baby|👧 girls|👦 boys|👩 women|👨 men|🚺 women|🚹 men
🐆 leopard|🦓 zebra|🐍 snake|🌸 floral|🌺 floral|🌷 floral|🌹 rose|🌈 rainbow|🧶 knitted|🌱 vegan
🔴 red|🟥 red|🟠 orange|🟧 orange|🟡 yellow|🟨 yellow|🟢 green|🟩 green|🔵 blue|🟦 blue|🟣 purple|🟪 purple|🟤 brown|🟫 brown
⚫ black|⬛ black|🖤 black|⚪ white|⬜ white|🤍 white|🤎 brown|💜 purple|💙 blue|💚 green|💛 yellow|🧡 orange|❤ red|🩷 pink|🩵 light blue|🩶 grey`;

/** The words that a symbol without letters stands for: '👟' is 'sneakers'. Keys have no variation selector. */
export const emojiWords: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string] => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
);
