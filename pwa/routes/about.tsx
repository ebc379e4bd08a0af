import { createFileRoute } from '@tanstack/react-router'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { LaterOutside } from './-shell/later-outside.tsx'
import { later } from './-shell/later-words.ts'

export const Route = createFileRoute('/about')({ component: AboutScreen })

function AboutScreen() {
  const { heading, text, action } = later.about
  return (
    <LaterOutside title={heading} action={<LinkButton to="/account-type">{action}</LinkButton>}>
      {text}
    </LaterOutside>
  )
}
