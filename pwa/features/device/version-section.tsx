import { useState } from 'react'
import { useTakeUpdate } from '#pwa/sync/take-update.ts'
import { useUpdateWaiting } from '#pwa/sync/update.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

const { version: say } = words

/** Whether a newer build is there, or on its way here; null when nobody answers. */
async function isThereNewer(): Promise<boolean | null> {
  try {
    const found = await navigator.serviceWorker?.getRegistration()
    await found?.update()
    return found ? found.installing !== null || found.waiting !== null : false
  } catch {
    return null
  }
}

export function VersionSection() {
  const isWaiting = useUpdateWaiting()
  const { isTaking, take } = useTakeUpdate()
  const [told, setTold] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    const newer = await isThereNewer()
    setLooking(false)
    setTold(newer === null ? say.noSignal : newer ? undefined : say.newest)
  }
  return (
    <Section title={say.title} icon="download">
      <p className="soft">{say.build(import.meta.env.VITE_BUILD ?? 'local')}</p>
      {isWaiting ? (
        <div className="row">
          <span>{say.waiting}</span>
          <Button size="small" busy={isTaking} onClick={take}>
            {say.update}
          </Button>
        </div>
      ) : (
        <div className="row">
          <Button size="small" tone="plain" busy={isLooking} onClick={() => void look()}>
            {say.look}
          </Button>
          <span role="status">{told}</span>
        </div>
      )}
    </Section>
  )
}
