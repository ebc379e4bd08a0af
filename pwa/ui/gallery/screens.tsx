import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Actions } from '../actions.tsx'
import { Ago } from '../ago.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card, CardFoot, CardHead, CardText, CardTitle, Meta } from '../card.tsx'
import { Chips } from '../chip.tsx'
import { Cut } from '../cut.tsx'
import { DateText } from '../date-text.tsx'
import { Icon } from '../icon.tsx'
import { LinkButton } from '../link-button.tsx'
import { List } from '../list.tsx'
import { Naira } from '../naira.tsx'
import { Notice } from '../notice.tsx'
import { Page } from '../page.tsx'
import { Pager } from '../pager.tsx'
import { Picture } from '../picture.tsx'
import { Purse } from '../purse.tsx'
import { QuietBanner } from '../quiet-banner.tsx'
import { RowItem } from '../row-item.tsx'
import { SearchField } from '../search-field.tsx'
import { somewhere } from '../test-router.tsx'
import { Tabs } from '../tabs.tsx'
import { Frame } from './frame.tsx'
import { now, TASKS, TRANSACTIONS } from './samples.ts'

export function ListScreen() {
  const [sought, seek] = useState('')
  return (
    <Frame banner={<QuietBanner>No network. Showing what this phone knew at 9:12 AM.</QuietBanner>}>
      <Page title="To do list" action={<Avatar name="Adeola Ojo" />}>
        <SearchField label="Search for todo" value={sought} onValue={seek} />
        <Tabs
          label="Todo lists"
          tabs={[
            { to: somewhere('/all-task'), label: 'All' },
            { to: somewhere('/assigned-tasks'), label: 'Assigned', count: 2 },
            { to: somewhere('/submitted-tasks'), label: 'Submitted' },
            { to: somewhere('/completed-tasks'), label: 'Completed' },
          ]}
        />
        <List
          label="Todos"
          items={TASKS.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()))}
          keyOf={({ title }) => title}
          empty="No Todo Available"
        >
          {(task) => (
            <Card>
              <CardHead>
                <CardTitle>
                  <Link to="/">{task.title}</Link>
                </CardTitle>
                <span className="money">
                  <Naira naira={task.price} />
                </span>
              </CardHead>
              <CardText>
                <Cut text={task.description} most={100} />
              </CardText>
              <Meta
                items={[
                  { icon: 'place', text: task.location },
                  { icon: task.icon, text: task.field },
                  { icon: 'calendar', text: task.duration },
                ]}
              />
              <CardFoot>
                <span className="small soft">
                  <Ago at={task.at} />
                </span>
                <Badge tone={task.tone} icon={task.tone === 'wait' ? 'phone' : undefined}>
                  {task.status}
                </Badge>
              </CardFoot>
            </Card>
          )}
        </List>
        <Pager more onMore={() => {}} />
      </Page>
    </Frame>
  )
}

export function TaskScreen() {
  return (
    <Frame>
      <Page
        title="Todo"
        back={somewhere('/all-task')}
        action={<Badge tone="wait">In Progress</Badge>}
      >
        <div className="split">
          <div className="stack">
            <Picture src="/missing.jpg" alt="" tapToLoad bytes={43_000} icon="electrician" />
            <div className="row">
              <Avatar name="Bukola" />
              <div>
                <p className="upper strong">Bukola</p>
                <p className="small soft row">
                  <Icon name="verified" size="small" /> Verified Client
                </p>
              </div>
            </div>
          </div>
          <div className="stack">
            <h2>Rewire two rooms and fit a new meter box</h2>
            <Meta
              items={[
                { icon: 'work', text: 'Onsite' },
                { icon: 'place', text: 'Yaba, Lagos' },
                { icon: 'calendar', text: '1 month' },
              ]}
            />
            <Notice
              title={
                <>
                  <Naira naira={105_000} /> is held for you.
                </>
              }
              icon="shield"
            >
              Submit the work by Friday, 15 January. You are paid when Bukola approves, or 5 days
              after you submit.
            </Notice>
            <section className="stack stack-tight">
              <h3>Job Description</h3>
              <p className="prose">{TASKS[0]?.description}</p>
            </section>
            <section className="stack stack-tight">
              <h3>Skills Required</h3>
              <Chips items={['House Wiring', 'Electrical Repairs']} />
            </section>
          </div>
        </div>
        <Actions sticky>
          <LinkButton to="/" wide>
            Submit
          </LinkButton>
          <LinkButton to="/" wide tone="plain" icon="message">
            Message Bukola
          </LinkButton>
        </Actions>
      </Page>
    </Frame>
  )
}

export function WalletScreen() {
  return (
    <Frame>
      <Page title="Wallet" width="reading">
        <Purse
          balance={248_350}
          note={
            <>
              <Icon name="lock" size="small" /> <Naira naira={105_000} decimals="two" /> held for 1
              todo
            </>
          }
          actions={
            <>
              <Button>Fund</Button>
              <Button tone="plain">Withdraw</Button>
            </>
          }
        />
        <section className="stack stack-tight">
          <h2>
            <DateText at={now} show="near" />
          </h2>
          <List
            look="rows"
            label="Transactions"
            items={TRANSACTIONS}
            keyOf={({ details }) => details}
            empty="Nothing yet"
          >
            {(trx) => (
              <RowItem
                title={trx.details}
                note={trx.note}
                end={<Naira naira={trx.amount} decimals="two" sign />}
                endTone={trx.amount > 0 ? 'good' : undefined}
              />
            )}
          </List>
        </section>
      </Page>
    </Frame>
  )
}
