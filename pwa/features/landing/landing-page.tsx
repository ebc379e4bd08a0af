import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { Categories } from './categories.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { ABOUT, HERO } from './pictures.ts'
import { Slideshow } from './slideshow.tsx'
import { words } from './words.ts'
import './landing-page.css'

/** SPEC 9. */
const HERO_MS = 2000
const ABOUT_MS = 3000

export type Visitor = {
  username: string
  home: '/client-dashboard' | '/admin-dashboard' | '/dashboard'
}

/** `visitor`: whoever is signed in on this phone. Their name leads to their dashboard (SPEC 2). */
function Head({ visitor }: { visitor: Visitor | null }) {
  return (
    <header className="landing-head">
      <Link to="/" className="landing-mark" aria-label="Onise">
        <Wordmark />
      </Link>
      <nav className="landing-nav" aria-label={words.account}>
        {visitor ? (
          <LinkButton to={visitor.home} tone="plain" size="small" icon="person">
            <span className="visually-hidden">{words.goTo} </span>
            <span className="upper">{visitor.username}</span>
          </LinkButton>
        ) : (
          <>
            <LinkButton
              to="/"
              search={{ door: 'login' }}
              resetScroll={false}
              tone="quiet"
              size="small"
            >
              {words.logIn}
            </LinkButton>
            <LinkButton
              to="/"
              search={{ door: 'register' }}
              resetScroll={false}
              tone="plain"
              size="small"
            >
              {words.register}
            </LinkButton>
          </>
        )}
      </nav>
    </header>
  )
}

export function LandingPage({ visitor }: { visitor: Visitor | null }) {
  useEffect(() => {
    document.title = words.title
  }, [])
  return (
    <div className="landing">
      <div className="landing-top">
        <Head visitor={visitor} />
        <p className="landing-offline" role="status" data-offline hidden>
          {words.offline}
        </p>
        <section className="landing-hero" aria-labelledby="headline">
          <div className="landing-words">
            <h1 id="headline" className="landing-headline">
              {words.headline}
            </h1>
            <p className="landing-promise">{words.promise}</p>
            <div className="landing-calls">
              <LinkButton to="/account-type">{words.getStarted}</LinkButton>
              <a className="landing-how" href="#how">
                {words.howLink}
                <Icon name="down" size="small" />
              </a>
            </div>
          </div>
          <Slideshow label={words.people} pictures={HERO} ms={HERO_MS} eager />
        </section>
      </div>
      <main className="landing-main">
        <ul className="landing-trust" role="list">
          {words.trust.map(({ icon, title, text }) => (
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
        <HowItWorks />
        <Categories />
        <section className="landing-about" aria-labelledby="about-title">
          <Slideshow label={words.aboutPictures} pictures={ABOUT} ms={ABOUT_MS} />
          <div className="stack">
            <h2 id="about-title">{words.about}</h2>
            {words.aboutText.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <Link to="/about" className="strong">
                {words.learnMore}
              </Link>
            </p>
          </div>
        </section>
      </main>
      <section className="landing-last" aria-labelledby="last-title">
        <h2 id="last-title">{words.lastCall}</h2>
        <LinkButton to="/account-type">{words.getStarted}</LinkButton>
      </section>
      <LandingFooter />
    </div>
  )
}
