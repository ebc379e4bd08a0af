import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { truncate } from '#schema/domain/graphemes.ts'

/** More than two lines of the widest row have, in characters as a reader sees them; the style sheet cuts the lines. */
const PREVIEW_MAX = 200

type Previewed = Pick<ShownMessage, 'kind' | 'text' | 'deletedAt'>

/** The last message in the list of conversations, without line breaks. */
export function previewOf({ kind, text, deletedAt }: Previewed): string {
  if (deletedAt) return messages.deletedShort
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '' && kind !== 'text') return messages[kind]
  return truncate(line, PREVIEW_MAX, '...')
}
