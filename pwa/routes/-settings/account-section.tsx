import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { Section } from '#pwa/features/device/section.tsx'
import { pullPin, usePinState } from '#pwa/features/wallet/pin-reads.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Avatar } from '#pwa/ui/avatar.tsx'
import { Icon, type IconName } from '#pwa/ui/icon.tsx'
import { List } from '#pwa/ui/list.tsx'
import { RowItem } from '#pwa/ui/row-item.tsx'
import { words } from './words.ts'

type Entry = {
  to: '/update-profile' | '/create-pin' | '/update-pin'
  icon: IconName
  label: string
  note: string
}

const CREATE_PIN: Entry = {
  to: '/create-pin',
  icon: 'key',
  label: words.createPin,
  note: words.createPinNote,
}
const UPDATE_PIN: Entry = {
  to: '/update-pin',
  icon: 'lock',
  label: words.updatePin,
  note: words.updatePinNote,
}
const PROFILE: Entry = {
  to: '/update-profile',
  icon: 'person',
  label: words.editProfile,
  note: words.editProfileNote,
}

/** SPEC 2: Edit Profile is hidden for clients; their face itself opens the form for a picture alone (F37). */
export function AccountSection({ user }: { user: OwnUser }) {
  const picture = useKeptFile(user.profilePicture)
  const isClient = user.userType === 'client'
  useQuery(pullPin(useSession()))
  // There is only ever one to create.
  const pins = usePinState()?.hasPin ? [UPDATE_PIN] : [CREATE_PIN, UPDATE_PIN]
  const entries = isClient ? pins : [PROFILE, ...pins]
  const face = <Avatar name={user.username} picture={picture ?? null} size="large" kept />
  return (
    <Section title={words.account} icon="person">
      <RowItem
        lead={
          isClient ? (
            <Link to="/update-profile" aria-label={words.changePicture}>
              {face}
            </Link>
          ) : (
            face
          )
        }
        title={<span className="upper">{user.username}</span>}
        note={user.email}
      />
      <List items={entries} keyOf={({ to }) => to} look="rows" label={words.account} empty={null}>
        {({ to, icon, label, note }) => (
          <RowItem
            lead={<Icon name={icon} />}
            title={<Link to={to}>{label}</Link>}
            note={note}
            end={<Icon name="next" size="small" />}
          />
        )}
      </List>
    </Section>
  )
}
