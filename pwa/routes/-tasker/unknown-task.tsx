import { loadFailure } from '#pwa/api/errors.ts'
import { messages } from '#pwa/features/tasks/messages.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useIsArriving } from '#pwa/sync/use-is-arriving.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

type Props = {
  pull: {
    isFetching: boolean
    isError: boolean
    error: unknown
    data: string | null | undefined
    refetch: () => unknown
  }
}

function Content({ pull }: Props) {
  const user = useUser()
  const isArriving = useIsArriving(pull.data)
  if (pull.isFetching || isArriving) return <SkeletonPage />
  if (pull.isError)
    return (
      <ErrorNote onRetry={() => void pull.refetch()}>
        {loadFailure(pull.error, messages.unknownOffline)}
      </ErrorNote>
    )
  return (
    <Empty
      title={messages.goneTitle}
      action={
        <LinkButton to="/all-task" tone="plain">
          {messages.backToList}
        </LinkButton>
      }
    >
      {user?.userType === 'tasker' ? messages.gone : messages.goneForClient}
    </Empty>
  )
}

/** A task that is not on this phone: requested, not reachable, or gone. */
export function UnknownTask({ pull }: Props) {
  return (
    <Page title={messages.listTitle} back="/all-task">
      <Content pull={pull} />
    </Page>
  )
}
