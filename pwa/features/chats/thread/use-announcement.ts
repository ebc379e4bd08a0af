import { useState } from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import type { ThreadItem } from './thread-items.ts'

/** What a screen reader announces: the latest message that arrived while the conversation was open. */
export function useAnnouncement(items: readonly ThreadItem<ShownMessage>[], name: string): string {
  const last = items.findLast((item) => item.kind === 'message' && !item.isOwn)
  const seq = last?.kind === 'message' ? last.message.seq : 0
  const [startSeq, setStartSeq] = useState<number | null>(null)
  if (startSeq === null && items.length > 0) setStartSeq(seq)
  if (startSeq === null || seq <= startSeq || last?.kind !== 'message') return ''
  const { text, kind } = last.message
  return `${name}: ${text || (kind === 'text' ? '' : messages[kind])}`
}
