import { useDevice } from '#pwa/outbox/device.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { SAVED_MAX } from '#schema/domain/saved.ts'
import { messages } from './messages.ts'
import { useSaved } from './reads.ts'
import { changeSaved } from './save.ts'
import type { Saved, SavedItem } from './saved-state.ts'
import './save-button.css'

const nameOf = ({ kind, row }: SavedItem) => (kind === 'task' ? row.title : row.username)

const isIn = ({ tasks, users }: Saved, { kind, row }: SavedItem): boolean =>
  (kind === 'task' ? tasks : users).some(({ _id }) => _id === row._id)

type Props = {
  item: SavedItem
  /** A heart alone, on a card that is a link. */
  isOnCard?: boolean
}
type LookProps = Props & { saved: Saved | null | undefined }

/** For lists, which read once for all of their cards what is saved. */
export function SaveButtonLook({ item, saved, isOnCard = false }: LookProps) {
  const device = useDevice()
  const isSaved = Boolean(saved && isIn(saved, item))
  const name = nameOf(item)
  const change = async () => {
    const count = saved ? saved.tasks.length + saved.users.length : 0
    if (!isSaved && count >= SAVED_MAX) return void toast(ERROR_MESSAGES.too_many_saved, 'bad')
    await changeSaved(device, item, !isSaved)
  }
  return (
    <button
      type="button"
      className="button save-button"
      data-tone={isOnCard ? 'quiet' : 'plain'}
      data-size={isOnCard ? 'icon' : 'small'}
      data-card={isOnCard || undefined}
      aria-pressed={isSaved}
      aria-label={messages.saveOf(name)}
      title={isSaved ? messages.removeOf(name) : messages.saveOf(name)}
      onClick={() => void change()}
    >
      <Icon name="heart" filled={isSaved} {...(!isOnCard && { size: 'small' as const })} />
      {!isOnCard && (isSaved ? messages.isSaved : messages.save)}
    </button>
  )
}

/** Keeps a todo or a professional for later, or no longer; also without a network. */
export function SaveButton(props: Props) {
  return <SaveButtonLook {...props} saved={useSaved()} />
}
