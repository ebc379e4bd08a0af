import { Link } from '@tanstack/react-router'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { messages } from './messages.ts'
import { CATEGORIES } from './pictures.ts'
import './landing-footer.css'

const { footer } = messages

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <div className="landing-footer-parts">
        <div className="landing-footer-part">
          <Wordmark />
          <p>{footer.line}</p>
          <p>{footer.rights}</p>
        </div>
        <div className="landing-footer-part">
          <h2 className="landing-footer-title">{footer.categories}</h2>
          <ul role="list">
            {[...CATEGORIES.map(({ name }) => name), ...footer.more].map((name) => (
              <li key={name}>{name}</li>
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
              <Link to="/account-type">{messages.register}</Link>
            </li>
            <li>
              <Link to="/login">{messages.logIn}</Link>
            </li>
          </ul>
        </nav>
        <div className="landing-footer-part">
          <h2 className="landing-footer-title">{footer.app}</h2>
          <ul role="list" className="landing-footer-stores">
            {footer.stores.map((store) => (
              <li key={store} className="landing-footer-store">
                <Icon name="phone" size="small" />
                {store}
              </li>
            ))}
          </ul>
          <p>{footer.install}</p>
        </div>
      </div>
    </footer>
  )
}
