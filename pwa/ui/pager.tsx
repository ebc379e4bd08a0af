import { Button } from './button.tsx'
import './pager.css'

type Props = { more: boolean; busy?: boolean; onMore: () => void }

/** The next page, when asked for: a list that grows by itself never lets one reach what is under it. */
export function Pager({ more, busy, onMore }: Props) {
  if (!more) return null
  return (
    <div className="pager">
      <Button tone="plain" busy={busy} busyLabel="Loading" onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
