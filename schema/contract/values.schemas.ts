import * as v from 'valibot'
import { AMOUNT_TEXT_MAX, koboFromText } from '#schema/domain/amount-text.ts'
import { dayFromText, type Day } from '#schema/domain/days.ts'
import { digitsIn, plainDigits } from '#schema/domain/digits.ts'
import { isEmail, plainEmail } from '#schema/domain/email.ts'
import type { Said } from '#schema/domain/facts.ts'
import { cleanText, type TextField } from '#schema/domain/fields.ts'
import { hasStackedMarks } from '#schema/domain/graphemes.ts'
import { isId, type Id } from '#schema/domain/ids.ts'
import {
  AUDIT_REASON_MAX,
  EMAIL_MAX,
  IMAGE_MAX,
  PAGE_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { nairaOf, type Kobo } from '#schema/domain/money.ts'
import { isPin } from '#schema/domain/pin.ts'
import {
  hasVisibleText,
  isUnstorable,
  oneLine,
  withoutDirectionControls,
} from '#schema/domain/text.ts'
import { isSkill, tradeOf, TRADES, type Skill } from '#schema/domain/trades.ts'

/** The name of a text and the values in it, for clients that have words of their own (docs/languages.md). */
export const Fact = v.custom<Said>((value) => Array.isArray(value) && typeof value[0] === 'string')

type Description = { readonly openapi: Readonly<Record<string, unknown>> }
/**
 * What the API reference says of a value beside what its checks say (openapi.ts): JSON Schema, which replaces theirs when
 * it has a type. A converted value needs it, because its bounds are those of the result.
 */
// @__NO_SIDE_EFFECTS__
export const described = <T>(openapi: Description['openapi']): v.MetadataAction<T, Description> =>
  v.metadata({ openapi })

// @__NO_SIDE_EFFECTS__
export const idOf = <K extends string>(_kind: K) =>
  v.custom<Id<K>>((value) => isId(value), messages.id)

/** Normalized, so that one text has one form; the bound is in UTF-16 code units. */
// @__NO_SIDE_EFFECTS__
const boundedText = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, messages.maxLength(label, max)),
    v.check((text) => !isUnstorable(text), messages.unstorableCharacters),
    // Not reached by a text that is too long: its marks are sorted, which takes time with the square of their number.
    v.normalize('NFC'),
    v.check((text) => !hasStackedMarks(text), messages.stackedMarks(label)),
  )

type Clean = (text: string) => string
const trimmed: Clean = (text) => withoutDirectionControls(text).trim()

// @__NO_SIDE_EFFECTS__
const required = (label: string, max: number, clean: Clean) =>
  v.pipe(
    v.string(messages.required(label)),
    v.transform(clean),
    v.minLength(1, messages.required(label)),
    v.check(hasVisibleText, messages.required(label)),
    boundedText(label, max),
  )

// @__NO_SIDE_EFFECTS__
const optional = (label: string, max: number, clean: Clean) =>
  v.pipe(
    v.string(messages.text(label)),
    v.transform((text) => (hasVisibleText(text) ? clean(text) : '')),
    boundedText(label, max),
  )

/** Trimmed text of any lines within bounds, with something to see; the label is the field's name on the screen. */
// @__NO_SIDE_EFFECTS__
export const requiredText = (label: string, max: number) => required(label, max, trimmed)

/** Text of any lines that may be empty: it is when nothing of it can be seen. */
// @__NO_SIDE_EFFECTS__
export const optionalText = (label: string, max: number) => optional(label, max, trimmed)

/** A name, a title, or another text of one line (docs/rules.md#texts). */
// @__NO_SIDE_EFFECTS__
export const requiredLine = (label: string, max: number) => required(label, max, oneLine)

// @__NO_SIDE_EFFECTS__
export const optionalLine = (label: string, max: number) => optional(label, max, oneLine)

/** Of a field as schema/domain/fields.ts has it. */
// @__NO_SIDE_EFFECTS__
export function textInput(field: TextField) {
  const input = field.isRequired ? required : optional
  return input(FIELD_LABEL_FACTS[field.label], field.max, (text) => cleanText(field, text))
}

/** Why an administrator does something, on one line; stored in the audit log (docs/security.md#audit-log). */
export const AuditReason = requiredLine(FIELD_LABEL_FACTS.reason, AUDIT_REASON_MAX)

export const Email = v.pipe(
  v.string(messages.required('Email')),
  v.transform(plainEmail),
  v.toLowerCase(),
  v.maxLength(EMAIL_MAX, messages.emailTooLong),
  v.check(isEmail, messages.email),
  described({ format: 'email' }),
)

/** Never trimmed, and without composition rules. */
export const Password = v.pipe(
  v.string(messages.required('Password')),
  v.minLength(PASSWORD_MIN, messages.passwordTooShort(PASSWORD_MIN)),
  v.maxLength(PASSWORD_MAX, messages.passwordTooLong(PASSWORD_MAX)),
)

/** Digits as text; a JSON number is accepted while it has four digits or more. */
// @__NO_SIDE_EFFECTS__
export const pinInput = (label: string) =>
  v.pipe(
    v.union([v.string(), v.number()], messages.required(label)),
    v.transform((pin) => plainDigits(String(pin))),
    v.check(isPin, messages.pinDigits(label)),
    described({ type: 'string', pattern: '^\\d{4,6}$' }),
  )

/** Six digits of a code sent by email, as people type or paste them. */
export const CodeInput = v.pipe(
  v.string(messages.code),
  v.transform(digitsIn),
  v.regex(/^\d{6}$/, messages.codeDigits),
)

type Bounds = Readonly<{ min: Kobo; max: Kobo }>
/** The largest amount that is read. */
const READABLE = { min: 0, max: 99_999_999_999 } as Bounds
/** A number, or the text of one, within bounds. */
// @__NO_SIDE_EFFECTS__
export const describedNaira = <T>(isWhole: boolean, { min, max }: Bounds = READABLE, more = '') =>
  described<T>({
    type: [isWhole ? 'integer' : 'number', 'string'],
    description: `${isWhole ? 'Whole naira' : 'Naira, at most two decimals'}.${more}`,
    minimum: nairaOf(min),
    maximum: nairaOf(max),
    minLength: 1,
    maxLength: AMOUNT_TEXT_MAX,
  })

/**
 * Naira as form text or as a JSON number; read as text, never through a floating-point product. Without bounds: the command
 * has them from the settings or from the money that is held, and names them in its sentence. `limits` are those that no
 * setting can pass, for the API reference.
 */
// @__NO_SIDE_EFFECTS__
export const unboundedNaira = (label: string, isWhole = true, limits?: Bounds) =>
  v.pipe(
    v.union([v.string(), v.number()], messages.required(label)),
    v.transform((value) => koboFromText(String(value))),
    v.custom<Kobo>((kobo) => kobo !== null, messages.naira(label)),
    v.check((kobo) => !isWhole || kobo % 100 === 0, messages.wholeNaira(label)),
    describedNaira(isWhole, limits, limits && ' `GET /api/amount-bounds` has the present bounds.'),
  )

/** Naira within bounds that never change. */
// @__NO_SIDE_EFFECTS__
export const nairaInput = (label: string, min: Kobo, max: Kobo, isWhole = true) =>
  v.pipe(
    unboundedNaira(label, isWhole),
    v.check((kobo) => kobo >= min && kobo <= max, messages.nairaRange(label, min, max)),
    describedNaira(isWhole, { min, max }),
  )

/** Kobo from the handler, naira in the response. */
export const NairaOutput = v.pipe(
  v.custom<Kobo>((value) => Number.isSafeInteger(value)),
  v.transform(nairaOf),
  described({ type: 'number', description: 'Naira, at most two decimals.' }),
)

/** Ms since epoch from the handler, an ISO string in the response. */
export const InstantOutput = v.pipe(
  v.number(),
  v.transform((at) => new Date(at).toISOString()),
  described({ type: 'string', format: 'date-time' }),
)

export const DayInput = v.pipe(
  v.string(messages.required('Date')),
  v.transform((text) => dayFromText(text)),
  v.custom<Day>((day) => day !== null, messages.date),
  described({ type: 'string', format: 'date' }),
)

/** A whole number as form text or as a JSON number. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (message: string) =>
  v.pipe(
    v.union(
      [
        v.pipe(v.string(), v.transform(plainDigits), v.trim(), v.regex(/^\d{1,12}$/, message)),
        v.number(message),
      ],
      message,
    ),
    v.transform(Number),
    v.integer(message),
    described({ type: ['integer', 'string'], pattern: '^\\d{1,12}$' }),
  )

/** A list, or comma-joined text; no skill's name has a comma. */
// @__NO_SIDE_EFFECTS__
export const nameList = (message: string) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())], message),
    v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
    v.transform((names) => [...new Set(names.map((name) => name.trim()).filter(Boolean))]),
  )
// @__NO_SIDE_EFFECTS__
const areSkills = () =>
  v.custom<Skill[]>(
    (value) => Array.isArray(value) && value.every((name) => isSkill(name)),
    messages.unknownSkill,
  )

const SKILLS_OF_TRADE_MAX = Math.max(...Object.values(TRADES).map(({ length }) => length))
/** A skill as the API reference names it. */
export const SkillName = v.pipe(v.string(), described({ $ref: '#/components/schemas/Skill' }))
/** A list, or the names joined by commas. */
// @__NO_SIDE_EFFECTS__
const describedSkills = <T>(bounds: object, description: string) =>
  described<T>({
    type: ['array', 'string'],
    items: { $ref: '#/components/schemas/Skill' },
    ...bounds,
    description,
  })

/** Skills of one trade. */
export const Skills = v.pipe(
  nameList(messages.skills),
  v.minLength(1, messages.skills),
  areSkills(),
  v.check((skills) => tradeOf(skills) !== null, messages.oneTrade),
  describedSkills({ minItems: 1, maxItems: SKILLS_OF_TRADE_MAX }, 'Skills of one trade.'),
)

/** Skills of any trade, as a search filter. */
export const SkillFilter = v.pipe(
  nameList(messages.unknownSkill),
  areSkills(),
  describedSkills({}, 'Skills of any trade.'),
)

/** Bytes in the API reference, as generators of clients recognise them. */
export const BYTES = {
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
} as const

/** A file's bytes. Its type is decided by its first bytes, in worker/files. */
// @__NO_SIDE_EFFECTS__
export const fileInput = (maxBytes: number, message: string) =>
  v.pipe(
    v.instance(Blob, messages.file),
    v.check((file) => file.size > 0, messages.emptyFile),
    v.check((file) => file.size <= maxBytes, message),
    described({ ...BYTES, minLength: 1, maxLength: maxBytes }),
  )
export const ImageInput = fileInput(IMAGE_MAX, messages.imageTooLarge)

/** Keyset paging, newest first; without a cursor, the first page. */
export const pageInput = {
  cursor: v.optional(
    v.pipe(v.string(messages.cursor), v.regex(/^\d{1,15}\.[\w-]{1,80}$/, messages.cursor)),
  ),
  limit: v.optional(
    v.pipe(
      wholeNumber(messages.number('limit')),
      v.minValue(1, messages.atLeast('limit', 1)),
      v.maxValue(PAGE_MAX, messages.atMost('limit', PAGE_MAX)),
    ),
  ),
}
/** Opaque to the caller; null on the last page. */
export const NextCursor = v.optional(v.nullable(v.string()), null)

/** The fields of every command's response; `seq` is the change log's counter after this write. */
// @__NO_SIDE_EFFECTS__
export const commandResponse = <E extends v.ObjectEntries>(entries: E) =>
  v.object({
    message: v.string(),
    says: v.optional(Fact),
    ...entries,
    seq: v.optional(v.number()),
  })
