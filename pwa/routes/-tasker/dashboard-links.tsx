import { Link, type LinkProps } from '@tanstack/react-router'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { Icon, type IconName } from '#pwa/ui/icon.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { words } from './words.ts'
import './dashboard-links.css'

type OneProps = { link: LinkProps; icon: IconName; name: string; note: string }

const One = ({ link, icon, name, note }: OneProps) => (
  <li>
    <Link {...link} className="dashboard-links-one">
      <Icon name={icon} />
      <span className="dashboard-links-name">{name}</span>
      <span className="dashboard-links-note small soft">{note}</span>
    </Link>
  </li>
)

function Money() {
  const me = useMe()
  if (!me) return null
  return (
    <li className="dashboard-links-wide">
      <Link to="/wallet" className="dashboard-links-one dashboard-links-money">
        <span className="small">{words.balance}</span>
        <span className="dashboard-links-balance">
          <Naira naira={me.balance} decimals="two" />
        </span>
        {me.held > 0 && (
          <span className="small">{words.held(formatNaira(naira(me.held)), me.heldTasks)}</span>
        )}
      </Link>
    </li>
  )
}

/** SPEC 2: Messages and the own profile are one tap from the dashboard; so are the wallet and the work to be had. */
export function DashboardLinks() {
  const { me } = useSession()
  return (
    <ul className="dashboard-links" role="list">
      <Money />
      <One link={{ to: '/all-task' }} icon="search" name={words.find} note={words.findNote} />
      <One
        link={{ to: '/messages' }}
        icon="message"
        name={words.messages}
        note={words.messagesNote}
      />
      <One
        link={{ to: '/profile/$id', params: { id: me } }}
        icon="person"
        name={words.profile}
        note={words.profileNote}
      />
    </ul>
  )
}
