import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { Question } from '#schema/contract/questions.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'
import { AnswerForm, AskForm } from './question-form.tsx'
import { answerQuestion, askQuestion } from './queueable.ts'
import './questions.css'

const COMMANDS: readonly string[] = [askQuestion, answerQuestion].map(({ command }) => command.name)

/** What of this task's questions the server has not accepted. The task is fetched again when one arrived there. */
function useUnsent(id: TaskId) {
  const { userId } = useSession()
  const queries = useQueryClient()
  const unsent = useUnsentEntries().filter(
    ({ command, input }) => COMMANDS.includes(command) && input['id'] === id,
  )
  const before = useRef(0)
  useEffect(() => {
    if (unsent.length < before.current)
      void queries.invalidateQueries({ queryKey: [userId, findTask.name, id] })
    before.current = unsent.length
  }, [unsent.length, queries, userId, id])
  return unsent
}

type EntryProps = {
  question: Question
  isClient: boolean
  isSaved: boolean
  actions: ReactNode
  form: ReactNode
}

function Entry({ question, isClient, isSaved, actions, form }: EntryProps) {
  const { answer, isOwn } = question
  const waits = isClient ? messages.waitsForYou : messages.waits
  return (
    <li className="question stack stack-tight">
      <p className="soft">{isOwn ? messages.yours : messages.asked}</p>
      <p className="prose">{question.question}</p>
      {answer !== null && (
        <div className="question-answer">
          <p className="soft">{messages.answer}</p>
          <p className="prose">{answer}</p>
        </div>
      )}
      {isSaved ? (
        <p className="soft">{messages.saved}</p>
      ) : (
        answer === null && <p className="soft">{waits}</p>
      )}
      {form}
      {!isOwn && actions}
    </li>
  )
}

type Props = {
  id: TaskId
  isOpen: boolean
  isClient: boolean
  /** A professional who is no party. */
  canAsk: boolean
  actionsOf: (question: Question) => ReactNode
}

/** What was asked about a todo before applying, with the client's answers; the one who may ask or answer does it here. */
export function Questions({ id, isOpen, isClient, canAsk, actionsOf }: Props) {
  const row = useView((view) => view.get('submissions', id), [id], { key: `questions ${id}` })
  const unsent = useUnsent(id)
  const [isAsking, setIsAsking] = useState(false)
  // A row of an older build has none.
  const questions = row?.questions ?? []
  const failed = (ref: string) => unsent.find((each) => each.ref === ref && !isWaiting(each))
  const mayAsk = canAsk && isOpen && !questions.some(({ isOwn }) => isOwn)
  const rejected = failed(id)
  if (questions.length === 0 && !mayAsk && !rejected) return null
  return (
    <TaskSection title={messages.title}>
      {questions.length > 0 && (
        <ul className="question-list" role="list">
          {questions.map((question) => {
            const isSaved = unsent.some(
              (each) => isWaiting(each) && each.ref === (question.isOwn ? id : question._id),
            )
            const mayAnswer = isClient && isOpen && question.answer === null
            return (
              <Entry
                key={question._id}
                question={question}
                isClient={isClient}
                isSaved={isSaved}
                actions={actionsOf(question)}
                form={
                  mayAnswer && (
                    <AnswerForm
                      id={id}
                      questionId={question._id}
                      reason={failed(question._id)?.reason?.message}
                    />
                  )
                }
              />
            )
          })}
        </ul>
      )}
      {(mayAsk || rejected) &&
        (isAsking || rejected ? (
          <AskForm id={id} reason={rejected?.reason?.message} />
        ) : (
          <div className="row">
            <Button tone="plain" size="small" icon="message" onClick={() => setIsAsking(true)}>
              {messages.ask}
            </Button>
          </div>
        ))}
    </TaskSection>
  )
}
