import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { LaterOutside } from './-shell/later-outside.tsx'
import { later } from './-shell/later-words.ts'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordScreen })

function ForgotPasswordScreen() {
  const { heading, text, action } = later.forgotPassword
  return (
    <LaterOutside title={heading} action={<LinkButton to="/login">{action}</LinkButton>}>
      {text}
    </LaterOutside>
  )
}
