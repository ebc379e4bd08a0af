import { PREVIEW_PICTURE_MAX_BYTES } from '#schema/domain/share.ts'
import type { Deps } from '#worker/context.ts'
import { readPictureSize } from '#worker/files/picture-size.ts'
import { PUBLIC_FILES_PATH, PUBLIC_FILES_PREFIX } from '#worker/files/store.ts'
import { brandedPicture, type PreviewPicture } from './page.ts'
import type { ShareTexts } from './texts.ts'

/** WhatsApp and Telegram show no WebP beside a link. */
const TYPES: Record<string, PreviewPicture['type']> = { jpg: 'image/jpeg', png: 'image/png' }

/** The user's own picture when every messenger shows it, else the branded one. */
export async function choosePreview(
  { files }: Deps,
  texts: ShareTexts,
  path: string | null,
  alt: string,
): Promise<PreviewPicture> {
  const branded = brandedPicture(texts)
  const type = TYPES[path?.split('.').at(-1) ?? '']
  if (!path?.startsWith(PUBLIC_FILES_PATH) || !type) return branded
  try {
    const key = PUBLIC_FILES_PREFIX + path.slice(PUBLIC_FILES_PATH.length)
    const { size = Infinity } = (await files.head(key)) ?? {}
    const file = size <= PREVIEW_PICTURE_MAX_BYTES ? await files.get(key) : null
    const pixels = file && readPictureSize(new Uint8Array(await file.arrayBuffer()))
    return pixels ? { path, alt, type, size: pixels } : branded
  } catch {
    return branded
  }
}
