import { PREVIEW_PICTURE_MAX_BYTES } from '#schema/domain/share.ts'
import type { Deps } from '#worker/context.ts'
import { PUBLIC_FILES_PATH, PUBLIC_FILES_PREFIX } from '#worker/files/store.ts'
import { BRANDED_PICTURE, type PreviewPicture } from './page.ts'

/** The user's own picture when it is small enough for a preview, else the branded one. */
export async function choosePreview(
  { files }: Deps,
  path: string | null,
  alt: string,
): Promise<PreviewPicture> {
  if (!path?.startsWith(PUBLIC_FILES_PATH)) return BRANDED_PICTURE
  const key = PUBLIC_FILES_PREFIX + path.slice(PUBLIC_FILES_PATH.length)
  const file = await files.head(key).catch(() => null)
  return file && file.size <= PREVIEW_PICTURE_MAX_BYTES ? { path, alt } : BRANDED_PICTURE
}
