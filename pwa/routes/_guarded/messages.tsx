import { createFileRoute } from '@tanstack/react-router'
import { comingSoonMessages } from '#pwa/routes/-shell/coming-soon-messages.ts'
import { ComingSoon } from '#pwa/routes/-shell/coming-soon.tsx'

export const Route = createFileRoute('/_guarded/messages')({
  component: () => (
    <ComingSoon title={comingSoonMessages.messages.heading}>
      {comingSoonMessages.messages.text}
    </ComingSoon>
  ),
})
