import { useState } from 'react'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { whyNotAnswerMaterials, whyNotAskForMaterials } from '#schema/domain/materials.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { isMaterials, type Materials, type Stage } from '#schema/domain/stages.ts'
import { AskForm } from './ask-form.tsx'
import { ClientAnswer } from './client-answer.tsx'
import { MaterialsList } from './materials-list.tsx'
import { messages } from './messages.ts'
import { PaidMaterials } from './paid-materials.tsx'
import { askForMaterials, declineDraftKey, declineMaterials, listDraftKey } from './queueable.ts'
import { useMaterials } from './use-materials.ts'

type Props = {
  task: Task
  side: TaskSide
  /** The name of the other party. */
  other: string
}
type OneProps = { id: TaskId; stage: Stage; side: TaskSide; other: string; isOpen: boolean }

const hasList = (stage: Stage): stage is Stage & { materials: Materials } =>
  stage.materials !== null

/** The professional's side: the form, or the list that the client looks at. */
function Asking({ id, stage, other, isOpen }: OneProps) {
  const { materials } = stage
  const at = { id, n: stage.n }
  const [isChanging, setIsChanging] = useState(false)
  const { isSaved, refusal } = useMaterials(askForMaterials, at, listDraftKey(at))
  const hasForm = isOpen && (!materials || materials.declined || isChanging || refusal)
  return (
    <>
      {materials?.declined && (
        <Notice tone="wait" icon="edit" title={messages.declined(other)}>
          <p className="prose">{materials.declined.note}</p>
        </Notice>
      )}
      {hasForm ? (
        <AskForm
          key={materials?.id ?? 'first'}
          id={id}
          stage={stage}
          onSent={() => setIsChanging(false)}
        />
      ) : (
        materials && (
          <>
            <MaterialsList items={materials.items} />
            <p className="soft">{isSaved ? messages.saved : messages.waiting(other)}</p>
            {isOpen && (
              <div className="row">
                <Button tone="plain" size="small" icon="edit" onClick={() => setIsChanging(true)}>
                  {messages.change}
                </Button>
              </div>
            )}
          </>
        )
      )}
    </>
  )
}

/** The client's side: the list, and the answer to it. */
function Answering({ id, stage, other, isOpen }: OneProps) {
  const at = { id, n: stage.n }
  const { isSaved } = useMaterials(declineMaterials, at, declineDraftKey(at))
  if (!hasList(stage)) return null
  const { declined } = stage.materials
  return (
    <>
      <MaterialsList items={stage.materials.items} />
      {declined && (
        <Notice tone="wait" icon="edit" title={messages.youDeclined(other)}>
          <p className="prose">{declined.note}</p>
        </Notice>
      )}
      {isSaved && <p className="soft">{messages.saved}</p>}
      {isOpen && <ClientAnswer id={id} stage={stage} name={other} />}
    </>
  )
}

function One(props: OneProps) {
  const { id, stage, side, other } = props
  if (hasList(stage) && stage.materials.released)
    return (
      <>
        <MaterialsList items={stage.materials.items} />
        <PaidMaterials id={id} stage={stage} side={side} other={other} />
      </>
    )
  return side === 'tasker' ? <Asking {...props} /> : <Answering {...props} />
}

/** What the two of a todo do about its stages for materials (docs/rules.md#materials). */
export function StageMaterials({ task, side, other }: Props) {
  const life = lifeTaskOf(task)
  const isOpen = ({ n, materials }: Stage) => {
    const answer = { n, list: materials?.id ?? '' }
    return side === 'tasker'
      ? life.taskerId !== null &&
          whyNotAskForMaterials(life, { n, items: [] }, life.taskerId) === null
      : whyNotAnswerMaterials(life, answer, life.client) === null
  }
  const stages = life.stages?.filter(
    (stage) => isMaterials(stage) && (hasList(stage) || (side === 'tasker' && isOpen(stage))),
  )
  return stages?.map((stage) => (
    <TaskSection key={stage.n} title={messages.heading(stage.title)}>
      <One id={task._id} stage={stage} side={side} other={other} isOpen={isOpen(stage)} />
    </TaskSection>
  ))
}
