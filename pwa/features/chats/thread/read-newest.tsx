import { useChat } from '#pwa/features/chats/reads.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { ReadAloud } from '#pwa/speech/lazy-read-aloud.tsx'
import type { UserId } from '#schema/domain/ids.ts'

const LATEST = 20

/** What the other user wrote last, without an answer in between. */
function newestTexts(all: readonly ShownMessage[]): string[] {
  let texts: string[] = []
  let isAnswered = false
  for (const { tick, text, deletedAt } of all) {
    if (tick === null && isAnswered) texts = []
    isAnswered = tick !== null
    if (tick === null && !deletedAt) texts.push(text)
  }
  return texts
}

export function ReadNewest({ other }: { other: UserId }) {
  const written = useChat(other, { limit: LATEST })?.messages ?? []
  return <ReadAloud text={newestTexts(written).join('\n')} isNewest />
}
