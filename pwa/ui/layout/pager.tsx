import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import './list.css'

type Props = { hasMore: boolean; busy?: boolean; onMore: () => void }

/** A button for the next page; a list that grew on scrolling would make the end of the page unreachable. */
export function Pager({ hasMore, busy, onMore }: Props) {
  if (!hasMore) return null
  return (
    <div className="pager">
      <Button tone="plain" busy={busy} busyLabel={messages.loading} onClick={onMore}>
        {messages.showMore}
      </Button>
    </div>
  )
}
