import { useRef, useState } from 'react'
import { NoticeList } from '#pwa/features/notices/center/notice-list.tsx'
import { useNotices } from '#pwa/features/notices/center/reads.ts'
import { messages } from '#pwa/features/notices/messages.ts'
import { readNotices } from '#pwa/features/notices/queueable.ts'
import { useDevice } from '#pwa/outbox/device.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { AsOf, Empty } from '#pwa/ui/display/empty.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { NoticeId } from '#schema/domain/ids.ts'
import { NOTICES_PER_READ_MAX } from '#schema/domain/limits.ts'

/** At a time. All notices of 90 days are on the phone. */
const SHOWN = 50

export function NoticesScreen() {
  const device = useDevice()
  const { items, failed, asOf, onRetry } = useSyncedList(useNotices())
  const [count, setCount] = useState(SHOWN)
  const list = useRef<HTMLDivElement>(null)
  const unread = (items ?? []).filter(({ readAt }) => !readAt).map(({ _id }) => _id)
  const mark = (ids: NoticeId[]) => {
    for (let from = 0; from < ids.length; from += NOTICES_PER_READ_MAX)
      void enqueue(device, readNotices, { ids: ids.slice(from, from + NOTICES_PER_READ_MAX) })
  }
  return (
    <Page title={messages.title} back="/dashboard" action={<RefreshButton />}>
      {failed && <ErrorNote onRetry={onRetry} />}
      {!items && !failed && <SkeletonList look="rows" />}
      {items?.length === 0 && <Empty title={messages.empty}>{messages.emptyText}</Empty>}
      <AsOf at={asOf} />
      {unread.length > 0 && (
        <div>
          <Button
            size="small"
            tone="plain"
            onClick={() => {
              mark(unread)
              // This button disappears with the focus.
              list.current?.focus()
            }}
          >
            {messages.readAll}
          </Button>
        </div>
      )}
      {items && (
        <div ref={list} tabIndex={-1} className="stack notices">
          <NoticeList
            notices={items.slice(0, count)}
            onOpen={({ _id, readAt }) => {
              if (!readAt) mark([_id])
            }}
          />
        </div>
      )}
      {items && items.length > count && (
        <div className="pager">
          <Button tone="plain" onClick={() => setCount(count + SHOWN)}>
            {messages.older}
          </Button>
        </div>
      )}
    </Page>
  )
}
