import { useState } from 'react'
import { dropShelves, PICTURES, PRIVATE_FILES } from '#pwa/replica/caches.ts'
import { useReplica, useUnsentKnown } from '#pwa/replica/use-view.ts'
import { askToKeep } from '#pwa/sync/keep-storage.ts'
import { Button } from '#pwa/ui/button.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { sizeWords } from '#pwa/ui/size-words.ts'
import { toast } from '#pwa/ui/toast-store.ts'
import { Figures, Section } from './section.tsx'
import { useStorage } from './use-storage.ts'
import { words } from './words.ts'

const { storage: say } = words

function Safety({ isKept, onAsked }: { isKept: boolean | null; onAsked: () => void }) {
  const [wasRefused, setRefused] = useState(false)
  if (isKept === null) return <Notice tone="wait">{say.cannotKeep}</Notice>
  if (isKept)
    return (
      <Notice icon="shield" title={say.keptTitle}>
        {say.kept}
      </Notice>
    )
  const ask = async () => {
    setRefused((await askToKeep(true)) !== true)
    onAsked()
  }
  return (
    <Notice
      tone="wait"
      icon="shield"
      title={say.notKeptTitle}
      action={
        <Button size="small" tone="plain" onClick={() => void ask()}>
          {say.ask}
        </Button>
      }
    >
      {say.notKept}
      {wasRefused && <p role="status">{say.refused}</p>}
    </Notice>
  )
}

/** What this phone keeps, how safe it is there, and what may go (SYNC 1, storage). */
export function StorageSection() {
  const { stored, look } = useStorage()
  const unsent = useUnsentKnown()?.length
  const todos = useReplica(async ({ replica }) => {
    const counts = await Promise.all(
      [replica.feed, replica.seen, replica.tasks].map((table) => table.count()),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }, [])
  const clear = async () => {
    await dropShelves(PICTURES, PRIVATE_FILES)
    await look()
    toast(say.cleared)
  }
  const size = (bytes: number | null | undefined) =>
    bytes === undefined ? '…' : bytes === null ? say.unknown : sizeWords(bytes)
  return (
    <Section title={say.title} icon="phone">
      <Figures
        items={[
          { name: say.used, figure: size(stored?.used) },
          { name: say.todos, figure: todos ?? '…' },
          { name: say.unsent, figure: unsent ?? '…', note: unsent === 0 && say.nothingUnsent },
        ]}
      />
      {unsent !== undefined && unsent > 0 && (
        <LinkButton to="/unsent" tone="plain" size="small">
          {say.seeUnsent}
        </LinkButton>
      )}
      {stored && <Safety isKept={stored.isKept} onAsked={() => void look()} />}
      <div className="stack stack-tight">
        <p>
          <Button tone="plain" icon="delete" onClick={() => void clear()}>
            {say.clear}
          </Button>
        </p>
        <p className="small soft">{say.clearNote}</p>
      </div>
    </Section>
  )
}
