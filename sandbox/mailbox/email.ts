import * as v from 'valibot'

const MAX_LENGTH = 100_000

const text = v.pipe(v.string(), v.maxLength(MAX_LENGTH))

export const emailSchema = v.object({
  to: v.pipe(text, v.regex(/^\S+@\S+$/)),
  from: text,
  subject: text,
  text,
})

export type Email = v.InferOutput<typeof emailSchema> & { id: string; at: string }
