import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { comingSoonMessages } from './-shell/coming-soon-messages.ts'
import { ComingSoonPublic } from './-shell/coming-soon-public.tsx'

export const Route = createFileRoute('/about')({ component: AboutScreen })

function AboutScreen() {
  const { heading, text, action } = comingSoonMessages.about
  return (
    <ComingSoonPublic title={heading} action={<LinkButton to="/account-type">{action}</LinkButton>}>
      {text}
    </ComingSoonPublic>
  )
}
