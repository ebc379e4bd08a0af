import { createFileRoute } from '@tanstack/react-router'
import { comingSoonMessages } from '#pwa/routes/-shell/coming-soon-messages.ts'
import { ComingSoon } from '#pwa/routes/-shell/coming-soon.tsx'

export const Route = createFileRoute('/_guarded/review/$id')({
  component: () => (
    <ComingSoon title={comingSoonMessages.review.heading}>
      {comingSoonMessages.review.text}
    </ComingSoon>
  ),
})
