import { PREVIEW_PICTURE_MAX_BYTES } from '#schema/domain/share.ts'
import type { Deps } from '#worker/context.ts'
import { PUBLIC_FILES_PATH, PUBLIC_FILES_PREFIX } from '#worker/files/store.ts'
import { brandedPicture, type PreviewPicture } from './page.ts'
import type { ShareTexts } from './texts.ts'

/** The user's own picture when it is small enough for a preview, else the branded one. */
export async function choosePreview(
  { files }: Deps,
  texts: ShareTexts,
  path: string | null,
  alt: string,
): Promise<PreviewPicture> {
  const branded = brandedPicture(texts)
  if (!path?.startsWith(PUBLIC_FILES_PATH)) return branded
  const key = PUBLIC_FILES_PREFIX + path.slice(PUBLIC_FILES_PATH.length)
  const file = await files.head(key).catch(() => null)
  return file && file.size <= PREVIEW_PICTURE_MAX_BYTES ? { path, alt } : branded
}
