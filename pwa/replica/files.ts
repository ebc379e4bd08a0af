import { newId } from '#schema/domain/ids.ts'
import type { FileRow, KeptFile, Replica } from './database.ts'

export const isKept = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && 'kept' in value

/** The address a kept picture goes by in a row, until the server gives it a real one. */
export const keptUrl = (file: KeptFile | undefined): string | null =>
  file ? `kept:${file.kept}` : null

export type Kept = { fields: Record<string, unknown>; files: FileRow[] }

/**
 * Takes the files out of what a person filled in: bytes to one side, a note of them in their place.
 * Bytes rather than Blobs, since WebKit has lost Blobs it was given to keep.
 */
export async function takeFiles(fields: Record<string, unknown>): Promise<Kept> {
  const files: FileRow[] = []
  const kept = await Promise.all(
    Object.entries(fields).map(async ([field, value]) => {
      if (!(value instanceof Blob)) return [field, value] as const
      const { type, size } = value
      const name = value instanceof File ? value.name : field
      const id = newId('file')
      files.push({ id, bytes: await value.arrayBuffer(), type, name })
      return [field, { kept: id, name, type, size } satisfies KeptFile] as const
    }),
  )
  return { fields: Object.fromEntries(kept), files }
}

/** Puts the bytes back where their notes are; a file that is gone is left out. */
export async function giveFiles(
  replica: Replica,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const given = await Promise.all(
    Object.entries(fields).map(async ([field, value]) => {
      if (!isKept(value)) return [field, value] as const
      const row = await replica.files.get(value.kept)
      return [field, row && new File([row.bytes], row.name, { type: row.type })] as const
    }),
  )
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

export const keptIn = (fields: Record<string, unknown>): string[] =>
  Object.values(fields)
    .filter(isKept)
    .map(({ kept }) => kept)
