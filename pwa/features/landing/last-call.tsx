import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { messages } from './messages.ts'

export const LastCall = () => (
  <section className="landing-last landing-dark landing-pattern" aria-labelledby="last-title">
    <h2 id="last-title">{messages.lastCall}</h2>
    <LinkButton to="/account-type">{messages.getStarted}</LinkButton>
  </section>
)
