import type { FileRow, Replica, StoredFile } from '#pwa/replica/database.ts'
import { newId } from '#schema/domain/ids.ts'

export const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'fileId' in value

export type ExtractedFiles = { fields: Record<string, unknown>; files: FileRow[] }

/** Replaces files by references. Bytes rather than Blobs, since WebKit has lost stored Blobs. */
export async function extractFiles(fields: Record<string, unknown>): Promise<ExtractedFiles> {
  const files: FileRow[] = []
  const stored = await Promise.all(
    Object.entries(fields).map(async ([field, value]) => {
      if (!(value instanceof Blob)) return [field, value] as const
      const { type, size } = value
      const name = value instanceof File ? value.name : field
      const id = newId('file')
      files.push({ id, bytes: await value.arrayBuffer(), type, name })
      return [field, { fileId: id, name, type, size } satisfies StoredFile] as const
    }),
  )
  return { fields: Object.fromEntries(stored), files }
}

/** Replaces references by files; a file that no longer exists is left out. */
export async function restoreFiles(
  replica: Replica,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const restored = await Promise.all(
    Object.entries(fields).map(async ([field, value]) => {
      if (!isStoredFile(value)) return [field, value] as const
      const row = await replica.files.get(value.fileId)
      return [field, row && new File([row.bytes], row.name, { type: row.type })] as const
    }),
  )
  return Object.fromEntries(restored.filter(([, value]) => value !== undefined))
}

export const storedFileIds = (fields: Record<string, unknown>): string[] =>
  Object.values(fields)
    .filter(isStoredFile)
    .map(({ fileId }) => fileId)
