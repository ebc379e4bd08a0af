import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { ALERTS_MAX } from '#schema/domain/alerts.ts'
import { newId, type AlertId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { AlertCard, DeletedAlert } from './alert-card.tsx'
import { AlertSheet } from './alert-sheet.tsx'
import { FewerSheet } from './fewer-sheet.tsx'
import { messages } from './messages.ts'
import { pullAlerts, useAlerts } from './reads.ts'
import { inputOf, useAlertCommands, type AlertInput } from './use-alert-commands.ts'

export type NewAlert = Omit<AlertInput, 'id'>

/** What was deleted since the screen was opened, until it is brought back. */
function useDeleted() {
  const { save, remove } = useAlertCommands()
  const [deleted, setDeleted] = useState<readonly Alert[]>([])
  const drop = ({ _id }: Alert) => setDeleted((all) => all.filter((each) => each._id !== _id))
  const attempt = async (command: () => Promise<unknown>) => {
    try {
      await command()
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }
  return {
    deleted,
    remove: (alert: Alert) =>
      attempt(async () => {
        await remove(alert._id)
        setDeleted((all) => [...all, alert])
      }),
    undo: (alert: Alert) =>
      attempt(async () => {
        const input = inputOf(alert)
        if (input) toast(await save(input))
        drop(alert)
      }),
  }
}

type Props = {
  /** What a new alert starts with. */
  start: NewAlert | null
  /** The form of a new one is open; from the list of open todos. */
  isAdding: boolean
  /** The alert of a notice that asks for fewer. */
  fewer: AlertId | null
  onClose: () => void
}

type Open = { title: string; input: AlertInput } | null

/** The form that is open, of a new alert or of one that is changed. */
function useForm({ start, isAdding, onClose }: Props) {
  const adding = (): Open =>
    start && { title: messages.add, input: { id: newId('alert'), ...start } }
  const [open, setOpen] = useState<Open>(() => (isAdding ? adding() : null))
  return {
    open,
    add: () => setOpen(adding()),
    edit: (alert: Alert) => {
      const input = inputOf(alert)
      if (input) setOpen({ title: messages.editTitle, input })
    },
    close: () => {
      setOpen(null)
      onClose()
    },
  }
}

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const { whyOffline } = useOnline()
  const whyFull = count >= ALERTS_MAX ? ERROR_MESSAGES.too_many_alerts : null
  return (
    <Button
      icon="plus"
      wide
      disabledReason={whyFull ?? whyOffline(messages.needsNetwork)}
      onClick={onAdd}
    >
      {messages.add}
    </Button>
  )
}

type FewerProps = Pick<Props, 'fewer' | 'onClose'> & {
  alerts: readonly Alert[]
  /** The server has just been asked. */
  isFresh: boolean
  onDelete: (alert: Alert) => void
}

/** What makes the alert of a notice find less, or that it is gone. */
function Fewer({ fewer, alerts, isFresh, onClose, onDelete }: FewerProps) {
  if (fewer === null) return null
  const alert = alerts.find(({ _id }) => _id === fewer)
  if (!alert) return isFresh ? <Notice tone="news">{messages.gone}</Notice> : null
  const remove = () => {
    onClose()
    onDelete(alert)
  }
  return <FewerSheet alert={alert} onClose={onClose} onDelete={remove} />
}

/** What new todos this professional is told about. */
export function AlertList(props: Props) {
  const session = useSession()
  const { online } = useOnline()
  const query = useQuery(pullAlerts(session))
  const alerts = useAlerts()
  const { deleted, remove, undo } = useDeleted()
  const { open, add, edit, close } = useForm(props)
  const gone = deleted.filter(({ _id }) => !alerts?.some((each) => each._id === _id))
  return (
    <>
      {alerts && !open && (
        <Fewer
          {...props}
          alerts={alerts}
          isFresh={query.isSuccess}
          onDelete={(alert) => void remove(alert)}
        />
      )}
      <List
        items={alerts ? [...alerts, ...gone] : undefined}
        keyOf={({ _id }) => _id}
        label={messages.list}
        empty={<p className="soft">{messages.none}</p>}
        failed={alerts === null && (query.isError || !online)}
        onRetry={() => void query.refetch()}
      >
        {(alert) =>
          gone.includes(alert) ? (
            <DeletedAlert alert={alert} onUndo={() => void undo(alert)} />
          ) : (
            <AlertCard
              alert={alert}
              onEdit={() => edit(alert)}
              onDelete={() => void remove(alert)}
            />
          )
        }
      </List>
      {props.start && alerts && <AddButton count={alerts.length} onAdd={add} />}
      {open && <AlertSheet title={open.title} initial={open.input} onClose={close} />}
    </>
  )
}
