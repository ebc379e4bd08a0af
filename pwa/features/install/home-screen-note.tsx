import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { keepTold, wasTold } from './home-screen.ts'
import { IosSteps } from './ios-steps.tsx'
import { words } from './words.ts'

/** Where something is written that may have to wait for a signal. */
const WRITING =
  /^\/(apply-task|edit-proposal|submit-task|create-task|edit-task|interest|update-profile)\b/i

/**
 * An iPhone's browser forgets; only the home screen does not. Said once, before the first thing that may have to wait
 * there: on opening a form, or as soon as the signal is gone (SYNC 1, storage).
 */
export function HomeScreenNote() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { online } = useOnline()
  const [isTold, setTold] = useState(wasTold)
  if (isTold || (online && !WRITING.test(path))) return null
  const understood = () => {
    keepTold()
    setTold(true)
  }
  return (
    <Notice
      tone="wait"
      icon="phone"
      title={words.ios.title}
      action={
        <Button size="small" tone="plain" onClick={understood}>
          {words.ios.done}
        </Button>
      }
    >
      <IosSteps />
    </Notice>
  )
}
