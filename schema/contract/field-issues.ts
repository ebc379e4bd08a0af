import * as v from 'valibot'
import { inWords } from '#schema/domain/localize.ts'

export type FieldIssue = {
  type: string
  message: string
  /** For example the longest length. */
  requirement?: unknown
}

/** The first issue of each invalid field, in the order of the schema. */
export function findFieldIssues(
  schema: v.GenericSchema<unknown, unknown>,
  fields: object,
): ReadonlyMap<string, FieldIssue> {
  const issues = new Map<string, FieldIssue>()
  for (const issue of v.safeParse(schema, fields).issues ?? []) {
    const field = v.getDotPath(issue) ?? ''
    if (!issues.has(field)) issues.set(field, { ...issue, message: inWords(issue.message) })
  }
  return issues
}
