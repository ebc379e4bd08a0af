import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { CheckboxChips } from '#pwa/ui/form/checkbox-chips.tsx'
import { decideSharingGroup } from '#schema/contract/admin-fraud.ts'
import type { FraudDecision } from '#schema/domain/fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Group } from './graph.tsx'
import { messages } from './messages.ts'

type Props = { id: UserId; accounts: Group['accounts']; onDecided: () => void }
type SheetProps = Props & { open: boolean; onClose: () => void }

/** The active accounts, all chosen at first; never the administrator's own. */
function LimitSheet({ id, accounts, onDecided, ...dialog }: SheetProps) {
  return (
    <DecisionSheet
      {...dialog}
      title={messages.limitTitle}
      endpoint={decideSharingGroup}
      label={messages.limit}
      tone="danger"
      reasonHint={messages.limitHint}
      onDone={onDecided}
      inputOf={(fields, reason) => ({
        id,
        decision: 'limited' as const,
        users: fields.getAll('users') as UserId[],
        reason,
      })}
    >
      <p>{messages.limitNote}</p>
      <CheckboxChips
        name="users"
        label={messages.chosen}
        options={accounts.map(({ _id, username }) => ({ value: _id, label: username }))}
        defaultValue={accounts.map(({ _id }) => _id)}
      />
    </DecisionSheet>
  )
}

function FineSheet({ id, onDecided, open, onClose }: Omit<SheetProps, 'accounts'>) {
  return (
    <DecisionSheet
      open={open}
      onClose={onClose}
      title={messages.fineTitle}
      endpoint={decideSharingGroup}
      label={messages.fine}
      onDone={onDecided}
      inputOf={(_fields, reason) => ({ id, decision: 'fine' as const, reason })}
    >
      <p>{messages.fineNote}</p>
    </DecisionSheet>
  )
}

/** Limits some or all accounts with one reason, or marks the group as harmless. */
export function DecideGroup({ id, accounts, onDecided }: Props) {
  const { userId } = useSession()
  const [open, setOpen] = useState<FraudDecision | null>(null)
  const close = () => setOpen(null)
  const active = accounts.filter(({ _id, standing }) => standing === 'active' && _id !== userId)
  return (
    <Section title={messages.decide}>
      <p className="soft">{active.length > 0 ? messages.decideNote : messages.allLimited}</p>
      <div className="row">
        {active.length > 0 && (
          <Button tone="danger" onClick={() => setOpen('limited')}>
            {messages.limit}
          </Button>
        )}
        <Button tone="plain" onClick={() => setOpen('fine')}>
          {messages.fine}
        </Button>
      </div>
      <LimitSheet
        id={id}
        accounts={active}
        onDecided={onDecided}
        open={open === 'limited'}
        onClose={close}
      />
      <FineSheet id={id} onDecided={onDecided} open={open === 'fine'} onClose={close} />
    </Section>
  )
}
