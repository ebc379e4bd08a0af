import { useState } from 'react'
import { Actions } from '#pwa/ui/actions.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { RadioCards } from '#pwa/ui/radio-cards.tsx'
import { words } from './client-words.ts'
import { differences, mixed, type Difference, type Picks, type Side } from './compare.ts'
import type { TaskDraft } from './task-draft.ts'

const { conflict: say } = words

type Props = {
  mine: TaskDraft
  theirs: TaskDraft
  /** What I had before me when I began; null when that is not known. */
  base: TaskDraft | null
  onSend: (whole: TaskDraft) => Promise<void>
  /** Nothing of mine is wanted. */
  onLetGo: () => Promise<void>
  /** Goes back to the form with what was chosen. */
  onChangeMore: (whole: TaskDraft) => void
}

type OneProps = { difference: Difference; side: Side; onSide: (side: Side) => void }

function Both({ difference: { field, label, mine, theirs }, side, onSide }: OneProps) {
  const text = (value: string) => <span className="prose">{value || say.nothing}</span>
  return (
    <RadioCards
      label={label}
      name={field}
      look={field === 'description' ? 'tall' : 'cards'}
      options={[
        { value: 'mine', label: say.mine, note: text(mine) },
        { value: 'theirs', label: say.theirs, note: text(theirs) },
      ]}
      value={side}
      onValue={(chosen) => onSide(chosen === 'theirs' ? 'theirs' : 'mine')}
      required
    />
  )
}

/** Both versions of an edited todo, side by side (SYNC 1, 412): one of them, or some of each. Nothing is lost before that. */
export function EditConflict(props: Props) {
  const { mine, theirs, base, onSend, onLetGo, onChangeMore } = props
  const [picks, setPicks] = useState<Picks>({})
  const [isAsking, setIsAsking] = useState(false)
  const found = differences(mine, theirs, base)
  const chosen: Picks = Object.fromEntries(
    found.map(({ field, likely }) => [field, picks[field] ?? likely]),
  )
  const all = (side: Side) => setPicks(Object.fromEntries(found.map(({ field }) => [field, side])))
  const isTheirs = found.every(({ field }) => chosen[field] === 'theirs')
  const whole = mixed(mine, theirs, chosen)

  return (
    <Form
      onSubmit={async () => {
        if (found.length === 0) return onLetGo()
        if (isTheirs) return setIsAsking(true)
        return onSend(whole)
      }}
    >
      <Notice tone="wait" icon="alert" title={say.title} alert>
        {found.length === 0 ? say.same : say.text}
      </Notice>
      {found.length > 1 && (
        <div className="row">
          <Button tone="plain" size="small" onClick={() => all('mine')}>
            {say.allMine}
          </Button>
          <Button tone="plain" size="small" onClick={() => all('theirs')}>
            {say.allTheirs}
          </Button>
        </div>
      )}
      {found.map((difference) => (
        <Both
          key={difference.field}
          difference={difference}
          side={chosen[difference.field] ?? difference.likely}
          onSide={(side) => setPicks({ ...picks, [difference.field]: side })}
        />
      ))}
      <Actions>
        <SubmitButton busyLabel={words.saving}>
          {isTheirs ? say.keepTheirs : words.save}
        </SubmitButton>
        {found.length > 0 && (
          <Button tone="quiet" icon="edit" onClick={() => onChangeMore(whole)}>
            {say.more}
          </Button>
        )}
      </Actions>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say.sure}
        actions={
          <>
            <Button tone="danger" onClick={() => void onLetGo()}>
              {say.letGo}
            </Button>
            <Button tone="plain" onClick={() => setIsAsking(false)}>
              {say.back}
            </Button>
          </>
        }
      >
        <p>{say.sureText}</p>
      </Dialog>
    </Form>
  )
}
