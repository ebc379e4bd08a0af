import * as v from 'valibot'
import { dayFromText, type Day } from '../domain/days.ts'
import { isId, type Id, type Kind } from '../domain/ids.ts'
import { EMAIL_MAX, IMAGE_MAX, PAGE_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../domain/limits.ts'
import { formatNaira, isKobo, koboFromText, nairaOf, type Kobo } from '../domain/money.ts'
import { isSkill, tradeOf, type Skill } from '../domain/trades.ts'

export const NOT_AN_ID = 'That is not an id.'
// @__NO_SIDE_EFFECTS__
export const IdOf = <K extends Kind>(_kind: K) => v.custom<Id<K>>((value) => isId(value), NOT_AN_ID)

/** Trimmed text within bounds; the message names the field as the screen does. */
// @__NO_SIDE_EFFECTS__
export const Words = (label: string, most: number, least = 1) =>
  v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.minLength(least, `${label} is required`),
    v.maxLength(most, `${label} can be at most ${most.toLocaleString('en-NG')} characters`),
  )

/** Text that may be left out or empty. */
// @__NO_SIDE_EFFECTS__
export const MaybeWords = (label: string, most: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.maxLength(most, `${label} can be at most ${most.toLocaleString('en-NG')} characters`),
  )

export const Email = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(EMAIL_MAX, 'That email is too long'),
  v.email('Enter a valid email'),
)

/** 8–128 characters, no composition rule (R1). Never trimmed. */
export const Password = v.pipe(
  v.string('Password is required'),
  v.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters for the password`),
  v.maxLength(PASSWORD_MAX, `A password can be at most ${PASSWORD_MAX} characters`),
)

/** From a form or a JSON number, in naira; kobo from here on. Never through a float product (F17). */
// @__NO_SIDE_EFFECTS__
export const NairaIn = (label: string, least: Kobo, most: Kobo, whole = true) =>
  v.pipe(
    v.union([v.string(), v.number()], `${label} is required`),
    v.transform((given) => koboFromText(String(given))),
    v.custom<Kobo>((kobo) => isKobo(kobo), `Enter ${label.toLowerCase()} as an amount in naira`),
    v.check((kobo) => !whole || kobo % 100 === 0, `${label} must be in whole naira`),
    v.check(
      (kobo) => kobo >= least && kobo <= most,
      `${label} must be between ${formatNaira(least)} and ${formatNaira(most)}`,
    ),
  )

/** Kobo inside, a naira number on the wire. */
export const NairaOut = v.pipe(
  v.custom<Kobo>((value) => Number.isSafeInteger(value)),
  v.transform(nairaOf),
)

/** Ms since epoch inside, an ISO string on the wire. */
export const InstantOut = v.pipe(
  v.number(),
  v.transform((at) => new Date(at).toISOString()),
)

export const DayIn = v.pipe(
  v.string('Date is required'),
  v.transform((text) => dayFromText(text)),
  v.custom<Day>((day) => day !== null, 'Enter a real date'),
)

/** A whole number from a form (text) or from JSON. */
// @__NO_SIDE_EFFECTS__
export const WholeNumber = (words: string) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.trim(), v.regex(/^\d{1,12}$/, words)), v.number(words)], words),
    v.transform(Number),
    v.integer(words),
  )

const ONE_FIELD = 'Choose skills from one field only'
/** One trade's skills, as a list or comma-joined (SPEC 7; safe, since no skill's name has a comma: R7). */
export const Skills = v.pipe(
  v.union([v.string(), v.array(v.string())], 'Choose at least one skill'),
  v.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
  v.transform((given) => [...new Set(given.map((skill) => skill.trim()).filter(Boolean))]),
  v.minLength(1, 'Choose at least one skill'),
  v.custom<Skill[]>(
    (given) => Array.isArray(given) && given.every((skill) => isSkill(skill)),
    'Choose skills from the list',
  ),
  v.check((skills) => tradeOf(skills) !== null, ONE_FIELD),
)

/** Any of the 78, to seek by: a list or comma-joined. */
export const AnySkills = v.pipe(
  v.union([v.string(), v.array(v.string())], 'Choose skills from the list'),
  v.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
  v.transform((given) => [...new Set(given.map((skill) => skill.trim()).filter(Boolean))]),
  v.custom<Skill[]>(
    (given) => Array.isArray(given) && given.every((skill) => isSkill(skill)),
    'Choose skills from the list',
  ),
)

/** A picture's bytes as the browser holds them; what it truly is, its first bytes tell, in worker/files. */
// @__NO_SIDE_EFFECTS__
export const FileIn = (most: number, words: string) =>
  v.pipe(
    v.instance(Blob, 'Choose a file'),
    v.check((file) => file.size > 0, 'That file is empty'),
    v.check((file) => file.size <= most, words),
  )
export const PictureIn = FileIn(IMAGE_MAX, 'A picture can be at most 5 MB')

/** Keyset paging: newest first; no cursor means the first page. */
export const Page = {
  cursor: v.optional(
    v.pipe(
      v.string('That cursor is not ours'),
      v.regex(/^\d{1,15}\.[\w-]{1,80}$/, 'That cursor is not ours'),
    ),
  ),
  limit: v.optional(
    v.pipe(
      WholeNumber('limit must be a number'),
      v.minValue(1, 'limit must be at least 1'),
      v.maxValue(PAGE_MAX, `limit can be at most ${PAGE_MAX}`),
    ),
  ),
}
/** Opaque to the caller; null on the last page. */
export const NextCursor = v.optional(v.nullable(v.string()), null)

/** What every command answers at least; `seq` is the change log's place of this write (SYNC 1). */
// @__NO_SIDE_EFFECTS__
export const Message = <E extends v.ObjectEntries>(entries: E) =>
  v.object({ message: v.string(), ...entries, seq: v.optional(v.number()) })
