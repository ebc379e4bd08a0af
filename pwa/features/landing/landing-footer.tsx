import { Link } from '@tanstack/react-router'
import { TextLinks } from '#pwa/languages/text-links.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { shareSitePath, SHARE_NETWORKS } from '#schema/domain/share-paths.ts'
import { messages } from './messages.ts'
import { CATEGORIES } from './pictures.ts'
import './landing-footer.css'

const { footer } = messages

/** Drawn here: in the sprite they would be in every document. */
const GLYPHS = {
  whatsapp:
    'M3 21l1.7-5A8.5 8.5 0 1 1 8 19.4zM8.8 8.6c-.4 3.6 3 7 6.6 6.6l.9-1.7-2.2-1.2-1 .9c-1.2-.5-2-1.3-2.4-2.4l.9-1-1.2-2.2z',
  facebook: 'M17 2h-3a4.5 4.5 0 0 0-4.5 4.5V10H7v4h2.5v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1H17z',
  x: 'M4 3.5h4.5L20 20.5h-4.5zM19 3.5l-6.2 7.2M5 20.5l6.3-7.3',
  telegram: 'M21.5 3.5 2.5 11l6 2.5 2.5 7 3.5-4.5 5 3.5zM8.5 13.5l9-6.5-6.5 9',
} as const

const SocialLinks = () => (
  <nav className="landing-footer-part" aria-labelledby="social-title">
    <h2 className="landing-footer-title" id="social-title">
      {footer.social}
    </h2>
    <ul role="list" className="landing-footer-social">
      {SHARE_NETWORKS.map((network) => (
        <li key={network}>
          <a
            className="landing-footer-network"
            href={shareSitePath(network)}
            target="_blank"
            rel="noopener"
            aria-label={footer.networks[network]}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden>
              <path d={GLYPHS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

type CategoryProps = { search: { field: string } | { title: string }; children: string }
const CategoryLink = ({ search, children }: CategoryProps) => (
  <Link to="/account-type" search={search} preload={false}>
    {children}
  </Link>
)

const Stores = () => (
  <div className="landing-footer-part">
    <h2 className="landing-footer-title">{footer.app}</h2>
    <ul role="list" className="landing-footer-stores">
      {footer.stores.map(({ icon, soon, name }) => (
        <li key={name} className="landing-footer-store">
          <Icon name={icon} />
          <span>
            <span className="landing-footer-soon">{soon}</span> {name}
          </span>
        </li>
      ))}
    </ul>
    <p>{footer.install}</p>
  </div>
)

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <div className="landing-footer-parts">
        <div className="landing-footer-part">
          <Wordmark />
          <p>{footer.line}</p>
          <p>{footer.rights}</p>
          <TextLinks pages={['privacy', 'terms']} />
        </div>
        <div className="landing-footer-part">
          <h2 className="landing-footer-title">{footer.categories}</h2>
          <ul role="list" className="landing-footer-links">
            {CATEGORIES.map(({ name, field }) => (
              <li key={name}>
                <CategoryLink search={{ field }}>{messages.categoryNames[name]}</CategoryLink>
              </li>
            ))}
            {footer.more.map((name) => (
              <li key={name}>
                <CategoryLink search={{ title: name }}>{name}</CategoryLink>
              </li>
            ))}
          </ul>
        </div>
        <nav className="landing-footer-part" aria-labelledby="company-title">
          <h2 className="landing-footer-title" id="company-title">
            {footer.company}
          </h2>
          <ul role="list" className="landing-footer-links">
            <li>
              <Link to="/about">{footer.aboutLink}</Link>
            </li>
            <li>
              <Link to="/help" preload={false}>
                {footer.help}
              </Link>
            </li>
            <li>
              <Link to="/" hash="how">
                {messages.howLink}
              </Link>
            </li>
            <li>
              <Link to="/account-type">{messages.register}</Link>
            </li>
            <li>
              <Link to="/login">{messages.logIn}</Link>
            </li>
          </ul>
        </nav>
        <Stores />
        <SocialLinks />
      </div>
    </footer>
  )
}
