import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { truncate } from '#schema/domain/graphemes.ts'

/** In characters as a reader sees them (docs/product.md#constants-and-timings). */
const PREVIEW_MAX = 20

type Previewed = Pick<ShownMessage, 'kind' | 'text' | 'deletedAt'>

/** The last message in the list of conversations, on one line. */
export function previewOf({ kind, text, deletedAt }: Previewed): string {
  if (deletedAt) return messages.deletedShort
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '' && kind !== 'text') return messages[kind]
  return truncate(line, PREVIEW_MAX, '...')
}
