import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { storeNoteDismissed, wasNoteDismissed } from './home-screen.ts'
import { IosSteps } from './ios-steps.tsx'
import { messages } from './messages.ts'

/** Screens with a form that can be queued. */
const QUEUEABLE_FORMS =
  /^\/(apply-task|edit-proposal|submit-task|create-task|edit-task|interest|update-profile)\b/i

/**
 * Safari erases a site's storage after 7 days without a visit, except from the home screen. Shown until dismissed, on
 * the first queueable form or as soon as the network is gone.
 */
export function HomeScreenNote() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { online } = useOnline()
  const [isDismissed, setIsDismissed] = useState(wasNoteDismissed)
  if (isDismissed || (online && !QUEUEABLE_FORMS.test(path))) return null
  const dismiss = () => {
    storeNoteDismissed()
    setIsDismissed(true)
  }
  return (
    <Notice
      tone="wait"
      icon="phone"
      title={messages.ios.title}
      action={
        <Button size="small" tone="plain" onClick={dismiss}>
          {messages.ios.done}
        </Button>
      }
    >
      <IosSteps />
    </Notice>
  )
}
