type Told = { message?: unknown; errors?: Readonly<Record<string, readonly string[]>>; data?: unknown };

/** Whether a reply has a sentence for its reader. */
export const isTold = (payload: unknown): payload is Told =>
  typeof payload === 'object' && payload !== null && 'message' in payload;

/** A reply with its sentences in another language. */
export const translated = (payload: Told, say: (text: string) => string): Told => ({
  ...payload,
  ...(typeof payload.message === 'string' && { message: say(payload.message) }),
  ...(payload.errors && {
    errors: Object.fromEntries(Object.entries(payload.errors).map(([field, texts]) => [field, texts.map(say)])),
  }),
  ...(isTold(payload.data) && { data: translated(payload.data, say) }),
});
