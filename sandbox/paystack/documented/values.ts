import * as v from 'valibot'

export const Text = v.string()
export const Filled = v.pipe(Text, v.nonEmpty())
export const Flag = v.boolean()
/** Kobo, ids and counts; a balance may be negative. */
export const Whole = v.pipe(v.number(), v.safeInteger())
export const AmountToMove = v.pipe(Whole, v.minValue(1))
export const Time = v.pipe(Text, v.isoTimestamp())
export const Mode = v.picklist(['test', 'live'])
export const Currency = v.pipe(Text, v.regex(/^[A-Z]{3}$/))
export const AccountNumber = v.pipe(Text, v.regex(/^\d{10}$/))
/** Metadata and other parts whose fields are the merchant's own, or none. */
export const AnyObject = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Invalid type: Expected an object',
)
export const TextOrNull = v.nullable(Text)
export const TimeOrNull = v.nullable(Time)

/** The same check for each of these fields. */
export const each = <Schema extends v.GenericSchema, Name extends string>(
  schema: Schema,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
/** Fields that are always present and mean nothing to Onise. */
export const present = <Name extends string>(...names: Name[]) => each(v.unknown(), ...names)

/** What a query has: text, whatever it means. */
export const Digits = v.pipe(Text, v.digits())
export const TrueOrFalse = v.picklist(['true', 'false'])
