import { Button } from '#pwa/ui/button.tsx'
import { isIosTab, isOnHomeScreen } from './home-screen.ts'
import { IosSteps } from './ios-steps.tsx'
import { install, useInstallable } from './prompt.ts'
import { words } from './words.ts'

/** Whether Onise is on the home screen, and if not, how it gets there on this phone. */
export function InstallSteps() {
  const canInstall = useInstallable()
  if (isOnHomeScreen()) return <p>{words.there}</p>
  if (isIosTab()) return <IosSteps />
  if (!canInstall) return <p>{words.byMenu}</p>
  return (
    <div className="stack stack-tight">
      <p>{words.text}</p>
      <p>
        <Button icon="phone" onClick={() => void install()}>
          {words.add}
        </Button>
      </p>
    </div>
  )
}
