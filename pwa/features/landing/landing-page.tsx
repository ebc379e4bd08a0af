import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Categories } from './categories.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHead, type LandingUser } from './landing-head.tsx'
import { LastCall } from './last-call.tsx'
import { messages } from './messages.ts'
import { ABOUT, HERO } from './pictures.ts'
import { Slideshow } from './slideshow.tsx'
import './landing-page.css'

const HERO_MS = 2000
const ABOUT_MS = 3000

function Hero() {
  return (
    <section className="landing-hero" aria-labelledby="headline">
      <div className="landing-text">
        <h1 id="headline" className="landing-headline">
          {messages.headline}
        </h1>
        <p className="landing-lead">{messages.lead}</p>
        <div className="landing-actions">
          <LinkButton to="/account-type">{messages.getStarted}</LinkButton>
          <a className="landing-how" href="#how">
            {messages.howLink}
            <Icon name="down" size="small" />
          </a>
        </div>
      </div>
      <Slideshow label={messages.people} pictures={HERO} intervalMs={HERO_MS} eager />
    </section>
  )
}

function TrustPoints() {
  return (
    <ul className="landing-trust" role="list">
      {messages.trust.map(({ icon, title, text }) => (
        <li key={title} className="landing-fact">
          <span className="landing-fact-icon">
            <Icon name={icon} />
          </span>
          <span>
            <strong className="landing-fact-title">{title}</strong>
            <span className="soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function About() {
  return (
    <section className="landing-about" aria-labelledby="about-title">
      <Slideshow label={messages.aboutPictures} pictures={ABOUT} intervalMs={ABOUT_MS} />
      <div className="stack">
        <h2 id="about-title">{messages.about}</h2>
        {messages.aboutText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <Link to="/about" className="strong">
            {messages.learnMore}
            <span className="visually-hidden">: {messages.about}</span>
          </Link>
        </p>
      </div>
    </section>
  )
}

/** `note`: why its reader came here. */
type Props = { user: LandingUser | null; note?: string | null }

export function LandingPage({ user, note }: Props) {
  useEffect(() => {
    document.title = messages.title
  }, [])
  return (
    <div className="landing">
      <div className="landing-top landing-dark landing-pattern">
        <LandingHead user={user} path="/" />
        {note && (
          <p className="landing-note" role="status">
            {note}
          </p>
        )}
        <Hero />
      </div>
      <main className="landing-main">
        <TrustPoints />
        <HowItWorks />
        <Categories />
        <About />
      </main>
      <LastCall />
      <LandingFooter />
    </div>
  )
}
