import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useDevice } from '#pwa/outbox/device.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import { pullSaved, useSaved } from './reads.ts'
import { changeSaved } from './save.ts'
import type { SavedItem, SavedTaskRow, SavedUserRow } from './saved-state.ts'
import './saved-lists.css'

type ItemProps = { end: ReactNode }

/** One that is no longer open has no page for who is no party. */
function TaskItem({ task, end }: ItemProps & { task: SavedTaskRow }) {
  const { _id: id, title, field, state, price, location } = task
  return (
    <RowItem
      lead={<Icon name={TRADE_ICONS[field]} />}
      title={
        state === 'open' ? (
          <Link to="/single-task/$id" params={{ id }}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      note={
        <>
          {state === 'open' ? (
            <>
              {[tradeLabel(field), ...(location ? [location] : [])].join(' · ')}
              {price !== null && (
                <>
                  {' · '}
                  <Naira amount={price} />
                </>
              )}
            </>
          ) : (
            <Badge>{messages.states[state]}</Badge>
          )}
        </>
      }
      end={end}
    />
  )
}

function UserItem({ user, end }: ItemProps & { user: SavedUserRow }) {
  const { _id: id, username, profilePicture, jobTitle, field } = user
  return (
    <RowItem
      lead={<Avatar name={username} picture={profilePicture} />}
      title={
        <Link to="/profile/$id" params={{ id }} className="upper">
          {username}
        </Link>
      }
      note={jobTitle ?? (field && tradeLabel(field))}
      end={end}
    />
  )
}

/** What was removed since the screen was opened stays below the others, with the way back. */
function useRemoved() {
  const device = useDevice()
  const [removed, setRemoved] = useState<readonly SavedItem[]>([])
  const idOf = ({ row }: SavedItem): string => row._id
  return {
    removed,
    isRemoved: (item: SavedItem) => removed.some((each) => idOf(each) === idOf(item)),
    remove: (item: SavedItem) => {
      setRemoved((items) => [...items, item])
      void changeSaved(device, item, false)
    },
    undo: (item: SavedItem) => {
      setRemoved((items) => items.filter((each) => idOf(each) !== idOf(item)))
      void changeSaved(device, item, true)
    },
  }
}

type Removing = ReturnType<typeof useRemoved>

function SavedRow({ item, removing }: { item: SavedItem; removing: Removing }) {
  const name = item.kind === 'task' ? item.row.title : item.row.username
  if (removing.isRemoved(item))
    return (
      <p className="spread" role="status">
        {messages.removed(name)}
        <Button
          ref={(button) => button?.focus()}
          tone="plain"
          size="small"
          onClick={() => removing.undo(item)}
        >
          {messages.undo}
        </Button>
      </p>
    )
  const end = (
    <span className="saved-remove">
      <IconButton
        icon="delete"
        label={messages.removeOf(name)}
        onClick={() => removing.remove(item)}
      />
    </span>
  )
  return item.kind === 'task' ? (
    <TaskItem task={item.row} end={end} />
  ) : (
    <UserItem user={item.row} end={end} />
  )
}

type SectionProps = {
  title: string
  empty: string
  items: readonly SavedItem[]
  removing: Removing
}

function Section({ title, empty, items, removing }: SectionProps) {
  return (
    <section className="stack stack-tight">
      <h2>{title}</h2>
      <List
        items={items}
        keyOf={({ row }) => row._id}
        look="rows"
        label={title}
        empty={<p className="soft">{empty}</p>}
      >
        {(item) => <SavedRow item={item} removing={removing} />}
      </List>
    </section>
  )
}

/** Those that are shown: what is saved, and below it those removed on this screen. */
function withRemoved(items: readonly SavedItem[], removed: readonly SavedItem[]): SavedItem[] {
  const rows = new Map(items.map((item) => [item.row._id as string, item]))
  return [...items, ...removed.filter(({ row }) => !rows.has(row._id))]
}

/** The todos and professionals that are kept for later. */
export function SavedLists() {
  const { online } = useOnline()
  const query = useQuery(pullSaved(useSession()))
  const saved = useSaved()
  const removing = useRemoved()
  const hasFailed = saved === null && (query.isError || !online)
  if (hasFailed) return <ErrorNote onRetry={() => void query.refetch()} />
  if (!saved) return <SkeletonList look="rows" />
  const removedOf = (kind: SavedItem['kind']) =>
    removing.removed.filter((item) => item.kind === kind)
  const tasks = saved.tasks.map((row) => ({ kind: 'task' as const, row }))
  const users = saved.users.map((row) => ({ kind: 'user' as const, row }))
  return (
    <>
      <Section
        title={messages.tasks}
        empty={messages.noTasks}
        items={withRemoved(tasks, removedOf('task'))}
        removing={removing}
      />
      <Section
        title={messages.users}
        empty={messages.noUsers}
        items={withRemoved(users, removedOf('user'))}
        removing={removing}
      />
    </>
  )
}
