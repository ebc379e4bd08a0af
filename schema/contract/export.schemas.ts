import * as v from 'valibot'
import { EXPORT_SECTIONS } from '#schema/domain/export.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { commandResponse, InstantOutput, Password } from './values.schemas.ts'

export const startExport = {
  summary: 'Opens the export of the caller’s own data for an hour, after the password.',
  input: v.object({ password: Password }),
  secrets: ['password'],
  output: commandResponse({ ticket: v.string(), expiresAt: InstantOutput }),
}

export const readExport = {
  summary: 'A page of one part of the caller’s data, at most 100 rows, with links to own files.',
  input: v.object({
    ticket: v.pipe(v.string(messages.cursor), v.regex(/^\d{1,15}\.[\w-]{43}$/, messages.cursor)),
    section: v.picklist(EXPORT_SECTIONS, messages.exportSection),
    cursor: v.optional(
      v.pipe(
        v.string(messages.cursor),
        v.regex(/^(?:\d{1,15}:[\w.-]{1,80}|[\w:-]{20,120})$/, messages.cursor),
      ),
    ),
  }),
  output: v.object({
    /** JSON texts, as they are in the file; the fields depend on the part. */
    rows: v.array(v.string()),
    /** `name` within the export; a private link is valid for an hour. */
    files: v.array(v.object({ name: v.string(), url: v.string() })),
    nextCursor: v.nullable(v.string()),
  }),
}
