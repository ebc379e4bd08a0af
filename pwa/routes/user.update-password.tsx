import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { comingSoonMessages } from './-shell/coming-soon-messages.ts'
import { ComingSoonPublic } from './-shell/coming-soon-public.tsx'

export const Route = createFileRoute('/user/update-password')({ component: ResetPasswordScreen })

function ResetPasswordScreen() {
  const { heading, text, action } = comingSoonMessages.resetPassword
  return (
    <ComingSoonPublic title={heading} action={<LinkButton to="/login">{action}</LinkButton>}>
      {text}
    </ComingSoonPublic>
  )
}
