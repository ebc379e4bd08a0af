import * as v from 'valibot'

const MAX_LENGTH = 100_000

const text = v.pipe(v.string(), v.maxLength(MAX_LENGTH))

export const emailSchema = v.object({
  to: v.pipe(
    v.union([v.string(), v.tuple([v.string()])]),
    v.transform((to) => (typeof to === 'string' ? to : to[0])),
    text,
    v.regex(/^\S+@\S+$/),
  ),
  from: text,
  subject: text,
  text,
  html: v.optional(text, ''),
  /** Where an answer goes instead of `from`. */
  reply_to: v.optional(text),
  headers: v.optional(v.record(v.string(), text), {}),
})

export type Email = v.InferOutput<typeof emailSchema> & { id: string; at: string }
