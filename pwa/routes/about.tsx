import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#pwa/features/landing/about-page.tsx'
import { WithLandingUser } from './-landing/landing-user.tsx'

export const Route = createFileRoute('/about')({ component: AboutScreen })

function AboutScreen() {
  return <WithLandingUser render={(user) => <AboutPage user={user} />} />
}
