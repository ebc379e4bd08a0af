import { useEffect, useRef } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { ABOUT_FIGURES, DEFAULT_FIGURES, formatFigure } from '#schema/domain/about.ts'
import { aboutMessages as messages } from './about-messages.ts'
import { startCarousels } from './carousel.ts'
import { startFigures } from './figures.ts'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHead, type LandingUser } from './landing-head.tsx'
import { LastCall } from './last-call.tsx'
import { ABOUT_HERO } from './pictures.ts'
import { RotationToggle } from './rotation-button.tsx'
import './landing-page.css'
import './about-page.css'

const HERO_MS = 2000

function Hero({ user }: { user: LandingUser | null }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? startCarousels(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="about-hero landing-dark"
      aria-labelledby="headline"
      data-interval={HERO_MS}
    >
      <div className="about-backdrop" data-items>
        {ABOUT_HERO.map((src, index) => (
          <img
            key={src}
            className="about-picture"
            src={src}
            alt=""
            width={1600}
            height={900}
            data-position={index}
            fetchPriority={index === 0 ? 'high' : 'low'}
            decoding="async"
          />
        ))}
      </div>
      <LandingHead user={user} path="/about" />
      <div className="about-words">
        <p className="about-eyebrow">{messages.eyebrow}</p>
        <h1 id="headline" className="about-headline">
          {messages.headline}
        </h1>
        <p className="about-lead">{messages.lead}</p>
        <p>
          <LinkButton to="/account-type">{messages.getStarted}</LinkButton>
        </p>
      </div>
      <span className="about-toggle">
        <RotationToggle />
      </span>
    </section>
  )
}

const Beliefs = () => (
  <div className="about-beliefs">
    {messages.beliefs.map(({ id, icon, title, text }) => (
      <section key={id} id={id} className="about-belief" aria-labelledby={`${id}-title`}>
        <span className="about-icon">
          <Icon name={icon} />
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="soft">{text}</p>
      </section>
    ))}
  </div>
)

const Apart = () => (
  <section className="about-apart" aria-labelledby="apart-title">
    <h2 id="apart-title">{messages.apart}</h2>
    <ul className="about-cards" role="list">
      {messages.cards.map(({ icon, title, text }) => (
        <li key={title} className="about-card">
          <span className="about-icon">
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** Prerendered with the defaults. The worker replaces them with what administrators have set, to which figures.ts counts. */
function Figures() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? startFigures(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="about-figures landing-dark landing-pattern"
      aria-labelledby="figures-title"
      data-figures
    >
      <h2 id="figures-title" className="visually-hidden">
        {messages.figuresTitle}
      </h2>
      <dl className="about-numbers">
        {ABOUT_FIGURES.map((name) => (
          <div key={name} className="about-number">
            <dt>{messages.figures[name]}</dt>
            <dd data-figure={name} data-value={DEFAULT_FIGURES[name]}>
              {formatFigure(DEFAULT_FIGURES[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function AboutPage({ user }: { user: LandingUser | null }) {
  useEffect(() => {
    document.title = messages.title
  }, [])
  return (
    <div className="landing">
      <Hero user={user} />
      <main className="landing-main about-main">
        <Beliefs />
        <Apart />
      </main>
      <Figures />
      <LastCall />
      <LandingFooter />
    </div>
  )
}
