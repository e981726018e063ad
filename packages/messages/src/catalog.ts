/** The texts of a room in another language: those of `English`, by the same keys. */
export type Texts<English> = { readonly [key in keyof English]?: string };
