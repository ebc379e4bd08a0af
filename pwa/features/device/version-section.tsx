import { useState } from 'react'
import { messages as apiMessages } from '#pwa/api/messages.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { useApplyUpdate } from '#pwa/updates/apply-update.ts'
import { useUpdateWaiting } from '#pwa/updates/update-state.ts'
import { messages } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

const { version: text } = messages

/** What the user reads after the check: nothing when a newer version was found, since the screen then offers it. */
async function checkForUpdate(): Promise<string | undefined> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.update()
    const isNewer = Boolean(registration?.installing ?? registration?.waiting)
    return isNewer ? undefined : text.newest
  } catch {
    return apiMessages.noConnection
  }
}

export function VersionSection() {
  const isWaiting = useUpdateWaiting()
  const { isApplying, apply } = useApplyUpdate()
  const [result, setResult] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const check = async () => {
    setIsChecking(true)
    const message = await checkForUpdate()
    setIsChecking(false)
    setResult(message)
  }
  return (
    <SettingsSection title={text.title} icon="download">
      <p className="soft">{text.build(import.meta.env.VITE_BUILD ?? 'local')}</p>
      {isWaiting ? (
        <div className="row">
          <span>{text.waiting}</span>
          <Button size="small" busy={isApplying} onClick={apply}>
            {text.update}
          </Button>
        </div>
      ) : (
        <div className="row">
          <Button size="small" tone="plain" busy={isChecking} onClick={() => void check()}>
            {text.check}
          </Button>
          <span role="status">{result}</span>
        </div>
      )}
    </SettingsSection>
  )
}
