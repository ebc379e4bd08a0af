import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import { messages } from '#pwa/features/help/messages.ts'
import { Addresses, WriteToUs } from '#pwa/features/help/write-to-us.tsx'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { TextLinks } from '#pwa/languages/text-links.tsx'
import { useMaybeSession } from '#pwa/session/session.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { textSearch } from './-search.ts'
import { SignedInShell } from './-shell/signed-in-shell.tsx'
import '#pwa/features/help/help.css'

/** `task`, `payment`: what a message is about. `ask`: a message that is filled in. */
export const Route = createFileRoute('/help')({
  validateSearch: textSearch<'task' | 'payment' | 'ask'>,
  component: HelpScreen,
})

function WriteSection() {
  const { task: id, payment, ask } = Route.useSearch()
  const task = useTask((id ?? '') as TaskId) ?? null
  const about = { task, payment }
  return (
    <section className="stack" aria-labelledby="help-write" id="write">
      <h2 id="help-write">{messages.write}</h2>
      <WriteToUs
        key={task?._id ?? payment}
        about={about}
        text={ask === 'verified' ? messages.askVerified : undefined}
      />
      <Addresses about={about} />
    </section>
  )
}

const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details className="help-question">
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
)

/** The native disclosure works without a network, by the keyboard and by a screen reader. */
const Questions = () => (
  <section className="stack stack-tight" aria-labelledby="help-money">
    <h2 id="help-money">{messages.money}</h2>
    {messages.questions.map((each) => (
      <Question key={each.question} {...each} />
    ))}
    <Question question={messages.verified} answer={messages.verifiedText} />
  </section>
)

function HelpScreen() {
  const session = useMaybeSession()
  const page = (
    <Page title={messages.title} note={messages.note} back="/" width="reading">
      <Questions />
      {session ? (
        <WriteSection />
      ) : (
        <section className="stack" aria-labelledby="help-write">
          <h2 id="help-write">{messages.write}</h2>
          <p className="row">
            {messages.signedOut}
            <LinkButton to="/login" size="small" tone="plain">
              {messages.logIn}
            </LinkButton>
          </p>
          <Addresses about={{}} />
        </section>
      )}
      <TextLinks pages={['privacy', 'terms']} />
    </Page>
  )
  return session ? <SignedInShell>{page}</SignedInShell> : <PublicFrame>{page}</PublicFrame>
}
