import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SettingsSection } from '#pwa/features/device/settings-section.tsx'
import { pullPin, usePinState } from '#pwa/features/wallet/pins/pin-reads.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useReachesPhones } from '#pwa/sync/use-phone-channels.ts'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { contactText, showPhone } from '#schema/domain/phone-text.ts'
import { Listing } from './listing.tsx'
import { messages } from './messages.ts'
import { OtherSide } from './other-side.tsx'

type Entry = {
  to:
    | '/update-profile'
    | '/my-work'
    | '/create-pin'
    | '/update-pin'
    | '/phone-number'
    | '/verify-email'
    | '/change-password'
    | '/verify'
    | '/sessions'
    | '/export-data'
    | '/close-account'
  icon: IconName
  label: string
  note: string
}

const myWork = (): Entry => ({
  to: '/my-work',
  icon: 'camera',
  label: messages.myWork,
  note: messages.myWorkNote,
})
const createPin = (): Entry => ({
  to: '/create-pin',
  icon: 'key',
  label: messages.createPin,
  note: messages.createPinNote,
})
const updatePin = (): Entry => ({
  to: '/update-pin',
  icon: 'lock',
  label: messages.updatePin,
  note: messages.updatePinNote,
})
const phoneNumber = (phone: string | null | undefined): Entry => ({
  to: '/phone-number',
  icon: 'message',
  label: messages.phone,
  note: phone ? showPhone(phone) : messages.phoneNote,
})
const email = (address: string | null): Entry => ({
  to: '/verify-email',
  icon: 'message',
  label: messages.email,
  note: address === null ? messages.emailNote : messages.emailUnproven(address),
})
const listSecurity = (): Entry[] => [
  {
    to: '/change-password',
    icon: 'shield',
    label: messages.changePassword,
    note: messages.changePasswordNote,
  },
  { to: '/sessions', icon: 'phone', label: messages.sessions, note: messages.sessionsNote },
  {
    to: '/export-data',
    icon: 'download',
    label: messages.exportData,
    note: messages.exportDataNote,
  },
]
const verify = (): Entry => ({
  to: '/verify',
  icon: 'verified',
  label: messages.verify,
  note: messages.verifyNote,
})
const closeAccount = (): Entry => ({
  to: '/close-account',
  icon: 'log-out',
  label: messages.closeAccount,
  note: messages.closeAccountNote,
})
const editProfile = (): Entry => ({
  to: '/update-profile',
  icon: 'person',
  label: messages.editProfile,
  note: messages.editProfileNote,
})

/** Clients have no Edit Profile: their avatar links to the form for the picture. */
function AccountRow({ user }: { user: OwnUser }) {
  const picture = useStoredFileUrl(user.profilePicture)
  const avatar = <Avatar name={user.username} picture={picture ?? null} size="large" cached />
  const pictureLink = (
    <Link to="/update-profile">
      {avatar}
      <VisuallyHidden>{messages.changePicture}</VisuallyHidden>
    </Link>
  )
  return (
    <RowItem
      lead={user.userType === 'client' ? pictureLink : avatar}
      title={<span className="upper">{user.username}</span>}
      note={contactText(user)}
    />
  )
}

export function AccountSection({ user }: { user: OwnUser }) {
  useQuery(pullPin(useSession()))
  // A user has one PIN, so Create Pin disappears once it exists.
  const pins = usePinState()?.hasPin ? [updatePin()] : [createPin(), updatePin()]
  // Where no message reaches a number, there is none to add.
  const reachesPhones = useReachesPhones()
  const hasPhones = Boolean(user.phone) || reachesPhones
  const entries = [
    ...(user.userType === 'client' ? [] : [editProfile()]),
    ...(user.userType === 'tasker' ? [myWork()] : []),
    ...pins,
    ...(hasPhones ? [phoneNumber(user.phone)] : []),
    ...(user.isEmailProven ? [] : [email(user.email)]),
    ...(user.userType === 'admin' ? [] : [verify()]),
    ...listSecurity(),
    ...(user.userType === 'admin' ? [] : [closeAccount()]),
  ]
  return (
    <SettingsSection title={messages.account} icon="person">
      <AccountRow user={user} />
      <List
        items={entries}
        keyOf={({ to }) => to}
        look="rows"
        label={messages.account}
        empty={null}
      >
        {({ to, icon, label, note }) => (
          <RowItem
            lead={<Icon name={icon} />}
            title={<Link to={to}>{label}</Link>}
            note={note}
            end={<Icon name="next" size="small" />}
          />
        )}
      </List>
      <OtherSide user={user} />
      <Listing user={user} />
    </SettingsSection>
  )
}
