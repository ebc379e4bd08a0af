import * as v from 'valibot'
import { VALIDATION_MESSAGES as messages } from '#schema/domain/messages/validation.ts'
import { parseNeededBy, SPANS, type Span } from '#schema/domain/needed-by.ts'
import { described } from './values.schemas.ts'

/** `asap`, a day, or empty: no hurry. */
export const NeededByInput = v.pipe(
  v.string(messages.date),
  v.trim(),
  v.check((text) => text === '' || parseNeededBy(text) !== null, messages.date),
  v.transform((text) => (text === '' ? null : parseNeededBy(text))),
  described({ type: 'string', pattern: '^(?:asap|\\d{4}-\\d{2}-\\d{2})?$' }),
)
/** Empty when the client does not say it. */
export const SpanInput = v.pipe(
  v.picklist(['', ...SPANS], messages.span),
  v.transform((span): Span | null => span || null),
)
