import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { listUpdates, retractUpdate, type Update } from '#schema/contract/community.ts'
import { messages } from './messages.ts'

const isScheduled = (showFrom: string) => Date.parse(showFrom) > readNow()

function ShownFrom({ at }: { at: string }) {
  return isScheduled(at) ? (
    <strong>
      {messages.scheduled} <DateText at={at} show="both" />
    </strong>
  ) : (
    <>
      {messages.shown} <Ago at={at} />
    </>
  )
}

/** What is scheduled or was shown lately, and the way to take it back. */
export function PostedUpdates() {
  const { data, failed, retry } = useAdminQuery(listUpdates, {})
  const [retracting, setRetracting] = useState<Update | null>(null)
  return (
    <Section title={messages.posted}>
      <List
        items={data?.updates}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.posted}
        empty={<p className="soft">{messages.none}</p>}
        failed={failed}
        onRetry={retry}
      >
        {(update) => (
          <RowItem
            title={update.caption}
            note={
              <>
                {messages.audiences[update.audience]} · <ShownFrom at={update.showFrom} />
              </>
            }
            end={
              <Button size="small" tone="danger-plain" onClick={() => setRetracting(update)}>
                {messages.retract}
              </Button>
            }
          />
        )}
      </List>
      {retracting && (
        <DecisionSheet
          open
          onClose={() => setRetracting(null)}
          title={messages.retractTitle}
          endpoint={retractUpdate}
          label={messages.retract}
          tone="danger"
          inputOf={(_fields, reason) => ({ id: retracting._id, reason })}
        >
          <p className="prose">{retracting.caption}</p>
          <p className="soft">
            {isScheduled(retracting.showFrom)
              ? messages.retractScheduledText
              : messages.retractText}
          </p>
        </DecisionSheet>
      )}
    </Section>
  )
}
