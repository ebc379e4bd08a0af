import { useState, useCallback, useEffect } from 'react'
import { requestPersistence } from '#pwa/maintenance/persist-storage.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { deleteCaches } from '#pwa/replica/caches.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { trimMessages } from '#pwa/replica/trim-messages.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import {
  PICTURES_CACHE,
  PRIVATE_FILES_CACHE,
  STORED_LIST_CACHE,
} from '#pwa/service-worker/names.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { messages } from './messages.ts'
import { Figures, SettingsSection } from './settings-section.tsx'

const { storage: text } = messages

type ProtectionProps = { isPersisted: boolean | null; onRequested: () => void }

/** Whether the browser may delete the data of this site, with the button that requests protection. */
function Protection({ isPersisted, onRequested }: ProtectionProps) {
  const [wasRefused, setWasRefused] = useState(false)
  if (isPersisted === null) return <Notice tone="wait">{text.unsupported}</Notice>
  if (isPersisted)
    return (
      <Notice icon="shield" title={text.protectedTitle}>
        {text.protected}
      </Notice>
    )
  const request = async () => {
    setWasRefused((await requestPersistence(true)) !== true)
    onRequested()
  }
  return (
    <Notice
      tone="wait"
      icon="shield"
      title={text.unprotectedTitle}
      action={
        <Button size="small" tone="plain" onClick={() => void request()}>
          {text.protect}
        </Button>
      }
    >
      {text.unprotected}
      {wasRefused && <p role="status">{text.refused}</p>}
    </Notice>
  )
}

function sizeText(bytes: number | null | undefined): string {
  if (bytes === undefined) return '…'
  return bytes === null ? text.unknown : formatSize(bytes)
}

type StorageState = {
  usedBytes: number | null
  /** Null where the browser has no persistent storage. */
  isPersisted: boolean | null
}

async function readStorage(): Promise<StorageState> {
  const storage = navigator.storage as StorageManager | undefined
  const { usage } = (await storage?.estimate?.()) ?? {}
  return { usedBytes: usage ?? null, isPersisted: (await storage?.persisted?.()) ?? null }
}

function useStorage() {
  const [storage, setStorage] = useState<StorageState>()
  const refresh = useCallback(
    () => readStorage().then(setStorage, () => setStorage({ usedBytes: null, isPersisted: null })),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  return { storage, refresh }
}

/** Deletes what is fetched again when it is looked at. Never the outbox, drafts, files, own rows or the latest messages. */
async function clearSavedCopies(replica: Replica): Promise<void> {
  await deleteCaches(PICTURES_CACHE, PRIVATE_FILES_CACHE, STORED_LIST_CACHE)
  const { browsed, profiles } = replica
  await withReopen(replica, async () => {
    await replica.transaction('rw', browsed, profiles, async () => {
      await browsed.clear()
      await profiles.clear()
    })
    await trimMessages(replica, SYNCED_MESSAGES)
  })
}

/** What this device stores, whether it is protected, and what can be deleted. */
export function StorageSection() {
  const { replica } = useSession()
  const { storage, refresh } = useStorage()
  const unsent = useAllUnsentEntries()?.length
  const todos = useReplica(async (device) => {
    const counts = await Promise.all(
      [device.replica.feed, device.replica.browsed, device.replica.tasks].map((table) =>
        table.count(),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }, [])
  const clear = async () => {
    await clearSavedCopies(replica)
    await refresh()
    toast(text.cleared)
  }
  return (
    <SettingsSection title={text.title} icon="phone">
      <Figures
        items={[
          { name: text.used, figure: sizeText(storage?.usedBytes) },
          { name: text.todos, figure: todos ?? '…' },
          { name: text.unsent, figure: unsent ?? '…', note: unsent === 0 && text.nothingUnsent },
        ]}
      />
      {unsent !== undefined && unsent > 0 && (
        <LinkButton to="/unsent" tone="plain" size="small">
          {text.seeUnsent}
        </LinkButton>
      )}
      {storage && (
        <Protection isPersisted={storage.isPersisted} onRequested={() => void refresh()} />
      )}
      <div className="stack stack-tight">
        <p>
          <Button tone="plain" icon="delete" onClick={() => void clear()}>
            {text.clear}
          </Button>
        </p>
        <p className="small soft">{text.clearNote}</p>
      </div>
    </SettingsSection>
  )
}
