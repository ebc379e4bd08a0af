import { Icon } from '#pwa/ui/display/icon.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { isIosTab, isOnHomeScreen } from './home-screen.ts'
import { IosSteps } from './ios-steps.tsx'
import { messages } from './messages.ts'
import { install, useInstallable } from './prompt.ts'

/** Whether Onise is on the home screen, and if not, how this browser adds it. */
export function InstallSteps() {
  const canInstall = useInstallable()
  if (isOnHomeScreen()) return <p>{messages.installed}</p>
  if (isIosTab()) return <IosSteps />
  if (!canInstall)
    return (
      <p>
        <Icon name="more" /> {messages.byMenu}
      </p>
    )
  return (
    <div className="stack stack-tight">
      <p>{messages.text}</p>
      <p>
        <Button icon="phone" onClick={() => void install()}>
          {messages.add}
        </Button>
      </p>
    </div>
  )
}
