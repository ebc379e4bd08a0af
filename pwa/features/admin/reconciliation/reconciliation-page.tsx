import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { closeDiscrepancy, readReconciliation } from '#schema/contract/reconciliation.ts'
import { isClosable } from '#schema/domain/discrepancy.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

type Reconciliation = ResponseBody<typeof readReconciliation>

function CloseButton({ id, message }: { id: string; message: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isClosable(id)) return null
  return (
    <>
      <Button size="small" tone="plain" onClick={() => setIsOpen(true)}>
        {messages.close}
      </Button>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.closeTitle}
        endpoint={closeDiscrepancy}
        label={messages.close}
        inputOf={(_fields, reason) => ({ id, reason })}
      >
        <p>{message}</p>
        <p className="soft">{messages.closeText}</p>
      </DecisionSheet>
    </>
  )
}

function Discrepancies(props: Reconciliation) {
  const { discrepancies, openCount, invariantsCheckedAt, comparison } = props
  if (openCount > 0)
    return (
      <>
        <Notice tone="bad" title={messages.open(openCount)} />
        <List
          items={discrepancies}
          keyOf={({ _id }) => _id}
          look="rows"
          label={messages.list}
          empty={null}
        >
          {({ _id, kind, message, ourAmount, providerAmount, foundAt }) => (
            <RowItem
              title={
                <>
                  <Badge tone="bad">{messages.kinds[kind]}</Badge> {message}
                </>
              }
              note={<Ago at={foundAt} />}
              end={
                <>
                  <Amounts ours={ourAmount} theirs={providerAmount} />
                  <CloseButton id={_id} message={message} />
                </>
              }
            />
          )}
        </List>
      </>
    )
  if (invariantsCheckedAt === null) return <Notice tone="wait">{messages.never}</Notice>
  return <Notice>{comparison?.isComplete ? messages.allWell : messages.allWellUncompared}</Notice>
}

function Amounts({ ours, theirs }: { ours: Kobo | null; theirs: Kobo | null }) {
  const sides = [
    { label: messages.ours, naira: ours },
    { label: messages.theirs, naira: theirs },
  ]
  return sides.map(
    ({ label, naira }) =>
      naira !== null && (
        <div key={label}>
          <Naira amount={naira} decimals="two" /> <span className="small soft">{label}</span>
        </div>
      ),
  )
}

/** When each check last ran, so that a stopped cron trigger is visible. */
function LastChecks({ invariantsCheckedAt, comparison, latestChecksum }: Reconciliation) {
  return (
    <div className="stack">
      {invariantsCheckedAt && (
        <RowItem title={messages.checked} end={<Ago at={invariantsCheckedAt} />} />
      )}
      {comparison && (
        <RowItem
          title={comparison.isComplete ? messages.compared : messages.comparing}
          note={messages.counted(comparison.payments, comparison.transfers)}
          end={<Ago at={comparison.through} />}
        />
      )}
      {latestChecksum && (
        <RowItem
          title={messages.checksum}
          note={<code className="small soft">{latestChecksum.sha256.slice(0, 16)}</code>}
          end={<DateText at={`${latestChecksum.day}T12:00:00Z`} show="short" />}
        />
      )}
    </div>
  )
}

/** Differences between the ledger and the provider, and when each check last ran. */
export function ReconciliationPage() {
  const { data, failed, retry } = useAdminQuery(readReconciliation, {})
  return (
    <AdminPage title={messages.title}>
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      {data && (
        <>
          <Discrepancies {...data} />
          <LastChecks {...data} />
        </>
      )}
    </AdminPage>
  )
}
