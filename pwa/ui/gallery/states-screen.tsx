import { Button } from '../button.tsx'
import { Empty } from '../empty.tsx'
import { ErrorNote } from '../error-note.tsx'
import { List } from '../list.tsx'
import { Page } from '../page.tsx'
import { QuietBanner } from '../quiet-banner.tsx'
import { Frame } from './frame.tsx'

const nothing = () => null

/** A list in each of the states it can be in. */
export function StatesScreen() {
  return (
    <Frame
      banner={
        <QuietBanner
          tone="news"
          icon="download"
          action={
            <Button size="small" tone="quiet">
              Update
            </Button>
          }
        >
          A new version is ready.
        </QuietBanner>
      }
    >
      <Page title="States" note="Loading, empty, failed">
        <List items={[]} keyOf={nothing as never} empty="No Todo Available">
          {nothing}
        </List>
        <Empty title="No Todo" action={<Button icon="plus">Post Your Todo</Button>}>
          What you post stands here, with the proposals that come in.
        </Empty>
        <ErrorNote onRetry={() => {}} />
        <List items={undefined} keyOf={nothing as never} empty="">
          {nothing}
        </List>
        <List items={undefined} keyOf={nothing as never} empty="" look="rows">
          {nothing}
        </List>
      </Page>
    </Frame>
  )
}
