import { useView } from '#pwa/replica/use-view.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { declineInstall, install, useCanInstall } from './prompt.ts'
import { words } from './words.ts'

/** Not at the door: after a first todo was posted or a first proposal sent. */
export function InstallOffer() {
  const canInstall = useCanInstall()
  const hasDoneSomething = useView(
    async (view) => (await view.rows('proposals')).length + (await view.rows('tasks')).length > 0,
    [],
  )
  if (!canInstall || !hasDoneSomething) return null
  return (
    <Notice
      tone="news"
      icon="phone"
      title={words.title}
      action={
        <span className="row">
          <Button size="small" onClick={() => void install()}>
            {words.add}
          </Button>
          <Button size="small" tone="quiet" onClick={declineInstall}>
            {words.later}
          </Button>
        </span>
      }
    >
      {words.text}
    </Notice>
  )
}
