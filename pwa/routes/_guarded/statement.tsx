import { createFileRoute, useRouter } from '@tanstack/react-router'
import { StatementView } from '#pwa/features/wallet/statement.tsx'
import { words } from '#pwa/features/wallet/statement-words.ts'
import { walletOf } from '#pwa/features/wallet/wallet-of.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'

export const Route = createFileRoute('/_guarded/statement')({ component: StatementScreen })

function StatementScreen() {
  const router = useRouter()
  const { month } = Route.useSearch() as { month?: unknown }
  return (
    <Page title={words.title} note={words.note} back={walletOf(useUser())}>
      <StatementView
        month={typeof month === 'string' ? month : ''}
        onMonth={(next) =>
          void router.navigate({
            to: '.',
            search: { month: next } as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Page>
  )
}
