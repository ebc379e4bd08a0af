import { messages } from '#pwa/features/tasks/list/messages.ts'
import type { Near } from '#pwa/features/tasks/list/use-near.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { projectTypeLabel } from '#schema/domain/task.ts'
import type { ExtraFilters } from './filters.ts'

type Props = {
  near: Near | null
  more: ExtraFilters
  onMore: (more: ExtraFilters) => void
}

const REMOTE = 'Remote'
const EVERYWHERE = ''

/** What is in reach of the profile's places, all, or work without a place: one tap each. */
export function WhereFilter({ near, more, onMore }: Props) {
  if (!near?.reachLabel) return null
  const { within, projectType, ...others } = more
  const select = (value: string) => {
    const kept = { ...others, ...(projectType && projectType !== REMOTE && { projectType }) }
    if (value === REMOTE) return onMore({ ...others, projectType: REMOTE })
    onMore(value === EVERYWHERE ? kept : { ...kept, within: near.reach })
  }
  const inReach = within ?? EVERYWHERE
  return (
    <>
      <RadioCards
        label={messages.where}
        name="where"
        look="segments"
        options={[
          { value: near.reach, label: near.reachLabel },
          { value: EVERYWHERE, label: messages.anywhere },
          { value: REMOTE, label: projectTypeLabel(REMOTE) },
        ]}
        value={projectType === REMOTE ? REMOTE : inReach}
        onValue={select}
      />
      {within && (
        <p className="spread small soft">
          {messages.inReachOnly}
          <Button tone="quiet" size="small" onClick={() => select(EVERYWHERE)}>
            {messages.anywhere}
          </Button>
        </p>
      )}
    </>
  )
}
