import { useState } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { useRefresh } from './use-refresh.ts'

/** In the header of a list, for those who cannot pull it down. */
export function RefreshButton() {
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    await refresh().catch(() => {})
    setIsBusy(false)
  }
  return (
    <IconButton
      icon="retry"
      label={isBusy ? messages.refreshing : messages.refresh}
      aria-busy={isBusy}
      onClick={() => void press()}
    />
  )
}
