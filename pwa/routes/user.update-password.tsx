import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { LaterOutside } from './-shell/later-outside.tsx'
import { later } from './-shell/later-words.ts'

export const Route = createFileRoute('/user/update-password')({ component: ResetPasswordScreen })

function ResetPasswordScreen() {
  const { heading, text, action } = later.resetPassword
  return (
    <LaterOutside title={heading} action={<LinkButton to="/login">{action}</LinkButton>}>
      {text}
    </LaterOutside>
  )
}
