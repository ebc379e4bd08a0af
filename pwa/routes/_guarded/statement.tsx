import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/wallet/statement/messages.ts'
import { StatementView } from '#pwa/features/wallet/statement/statement.tsx'
import { useWalletPath } from '#pwa/features/wallet/wallet-path.ts'
import { textSearch } from '#pwa/routes/-search.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/statement')({
  validateSearch: textSearch<'month'>,
  component: StatementScreen,
})

function StatementScreen() {
  const navigate = Route.useNavigate()
  const { month = '' } = Route.useSearch()
  return (
    <Page title={messages.title} note={messages.note} back={useWalletPath()}>
      <StatementView
        month={month}
        onMonth={(chosen) =>
          void navigate({ search: { month: chosen }, replace: true, resetScroll: false })
        }
      />
    </Page>
  )
}
