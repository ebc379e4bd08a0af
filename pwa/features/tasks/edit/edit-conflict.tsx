import { useState } from 'react'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import type { TaskDraft } from '#pwa/features/tasks/post/task-draft.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { diffTasks, mergePicks, type Difference, type Picks, type Side } from './diff.ts'

const { conflict: conflictMessages } = messages

type ChoiceProps = { difference: Difference; side: Side; onSide: (side: Side) => void }

function SideChoice({ difference: { field, label, mine, theirs }, side, onSide }: ChoiceProps) {
  const note = (text: string) => <span className="prose">{text || conflictMessages.empty}</span>
  return (
    <RadioCards
      label={label}
      name={field}
      look={field === 'description' ? 'tall' : 'cards'}
      options={[
        { value: 'mine', label: conflictMessages.mine, note: note(mine) },
        { value: 'theirs', label: conflictMessages.theirs, note: note(theirs) },
      ]}
      value={side}
      onValue={(value) => onSide(value === 'theirs' ? 'theirs' : 'mine')}
      required
    />
  )
}

type ConfirmProps = { open: boolean; onClose: () => void; onDiscard: () => Promise<void> }

function ConfirmDiscard({ open, onClose, onDiscard }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={conflictMessages.confirmTitle}
      actions={
        <>
          <Button tone="danger" onClick={() => void onDiscard()}>
            {conflictMessages.discardMine}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {conflictMessages.back}
          </Button>
        </>
      }
    >
      <p>{conflictMessages.confirmText}</p>
    </Dialog>
  )
}

/** The preselected sides, with the user's own picks. */
function usePicks(differences: readonly Difference[]) {
  const [picks, setPicks] = useState<Picks>({})
  const sides: Picks = Object.fromEntries(
    differences.map(({ field, preselected }) => [field, picks[field] ?? preselected]),
  )
  const pick = (field: Difference['field'], side: Side) => setPicks({ ...picks, [field]: side })
  const pickAll = (side: Side) =>
    setPicks(Object.fromEntries(differences.map(({ field }) => [field, side])))
  return { sides, pick, pickAll }
}

type Props = {
  mine: TaskDraft
  theirs: TaskDraft
  /** The version that the user's edit started from; null if unknown. */
  base: TaskDraft | null
  onSubmit: (merged: TaskDraft) => Promise<void>
  /** Discards the user's version. */
  onDiscard: () => Promise<void>
  /** Back to the form with the merged version. */
  onEditMore: (merged: TaskDraft) => void
}

/** Both versions of an edited task side by side; the user chooses one, or parts of each. */
export function EditConflict(props: Props) {
  const { mine, theirs, base, onSubmit, onDiscard, onEditMore } = props
  const [isConfirming, setIsConfirming] = useState(false)
  const differences = diffTasks(mine, theirs, base)
  const { sides, pick, pickAll } = usePicks(differences)
  const isTheirs = differences.every(({ field }) => sides[field] === 'theirs')
  const merged = mergePicks(mine, theirs, sides)
  const submit = async () => {
    if (differences.length === 0) return onDiscard()
    if (isTheirs) return setIsConfirming(true)
    return onSubmit(merged)
  }

  return (
    <Form onSubmit={submit}>
      <Notice tone="wait" icon="alert" title={conflictMessages.title} alert>
        {differences.length === 0 ? conflictMessages.same : conflictMessages.text}
      </Notice>
      {differences.length > 1 && (
        <div className="row">
          <Button tone="plain" size="small" onClick={() => pickAll('mine')}>
            {conflictMessages.allMine}
          </Button>
          <Button tone="plain" size="small" onClick={() => pickAll('theirs')}>
            {conflictMessages.allTheirs}
          </Button>
        </div>
      )}
      {differences.map((difference) => (
        <SideChoice
          key={difference.field}
          difference={difference}
          side={sides[difference.field] ?? difference.preselected}
          onSide={(side) => pick(difference.field, side)}
        />
      ))}
      <Actions>
        <SubmitButton busyLabel={messages.saving}>
          {isTheirs ? conflictMessages.acceptTheirs : messages.save}
        </SubmitButton>
        {differences.length > 0 && (
          <Button tone="quiet" icon="edit" onClick={() => onEditMore(merged)}>
            {conflictMessages.editMore}
          </Button>
        )}
      </Actions>
      <ConfirmDiscard
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onDiscard={onDiscard}
      />
    </Form>
  )
}
