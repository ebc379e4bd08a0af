import { Link, type LinkProps } from '@tanstack/react-router'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { BalancePlaceholder } from '#pwa/ui/feedback/skeleton.tsx'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import './dashboard-links.css'

type LinkItemProps = { link: LinkProps; icon: IconName; name: string; note: string }

const LinkItem = ({ link, icon, name, note }: LinkItemProps) => (
  <li>
    <Link {...link} className="dashboard-links-link">
      <Icon name={icon} />
      <span className="dashboard-links-name">{name}</span>
      <span className="dashboard-links-note small soft">{note}</span>
    </Link>
  </li>
)

function WalletItem() {
  const me = useMe()
  return (
    <li className="dashboard-links-wide">
      <Link to="/wallet" className="dashboard-links-link dashboard-links-money">
        <span className="small">{messages.balance}</span>
        <span className="dashboard-links-balance">
          {me ? <Naira amount={me.balance} decimals="two" /> : <BalancePlaceholder />}
        </span>
        {me && me.held > 0 && (
          <span className="small">{messages.held(formatNaira(me.held), me.heldTasks)}</span>
        )}
      </Link>
    </li>
  )
}

export function DashboardLinks() {
  const { userId } = useSession()
  return (
    <ul className="dashboard-links" role="list">
      <WalletItem />
      <LinkItem
        link={{ to: '/all-task' }}
        icon="search"
        name={messages.find}
        note={messages.findNote}
      />
      <LinkItem
        link={{ to: '/messages' }}
        icon="message"
        name={messages.messages}
        note={messages.messagesNote}
      />
      <LinkItem
        link={{ to: '/profile/$id', params: { id: userId } }}
        icon="person"
        name={messages.profile}
        note={messages.profileNote}
      />
    </ul>
  )
}
