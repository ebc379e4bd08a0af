import { createFileRoute } from '@tanstack/react-router'
import { comingSoonMessages } from '#pwa/routes/-shell/coming-soon-messages.ts'
import { ComingSoon } from '#pwa/routes/-shell/coming-soon.tsx'

export const Route = createFileRoute('/_guarded/community')({
  component: () => (
    <ComingSoon title={comingSoonMessages.community.heading}>
      {comingSoonMessages.community.text}
    </ComingSoon>
  ),
})
