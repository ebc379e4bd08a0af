import { wordsFor } from '#pwa/api/failures.ts'
import { useOnline } from '#pwa/api/online.ts'
import { words } from '#pwa/features/tasks/words.ts'
import { Empty } from '#pwa/ui/empty.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'

type Props = {
  pull: { isFetching: boolean; isError: boolean; error: unknown; refetch: () => unknown }
}

/** A todo this phone does not know: being asked for, out of reach, or gone. */
export function UnknownTask({ pull }: Props) {
  const { online } = useOnline()
  return (
    <Page title={words.listTitle} back="/all-task">
      {pull.isFetching ? (
        <SkeletonPage />
      ) : pull.isError ? (
        <ErrorNote onRetry={() => void pull.refetch()}>
          {online ? wordsFor(pull.error) : words.unknownOffline}
        </ErrorNote>
      ) : (
        <Empty
          title={words.goneTitle}
          action={
            <LinkButton to="/all-task" tone="plain">
              {words.backToList}
            </LinkButton>
          }
        >
          {words.gone}
        </Empty>
      )}
    </Page>
  )
}
