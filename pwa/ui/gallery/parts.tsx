import { useState } from 'react'
import { Ago } from '../ago.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge, type Tone } from '../badge.tsx'
import { Button, IconButton } from '../button.tsx'
import { Card, CardActions, CardHead, CardMedia, CardText, CardTitle, Meta } from '../card.tsx'
import { DateText } from '../date-text.tsx'
import { Dialog, Sheet } from '../dialog.tsx'
import { ICON_PATHS } from '../icon-paths.ts'
import { Icon, type IconName } from '../icon.tsx'
import { LinkButton } from '../link-button.tsx'
import { Mark, Wordmark } from '../mark.tsx'
import { Naira } from '../naira.tsx'
import { Notice } from '../notice.tsx'
import { Picture } from '../picture.tsx'
import { Spinner } from '../spinner.tsx'
import { Stars } from '../stars.tsx'
import { toast } from '../toast-store.ts'
import { now } from './samples.ts'

const TONES: Tone[] = ['good', 'wait', 'bad', 'news', 'strong', 'still']
const NAMES = Object.keys(ICON_PATHS) as IconName[]

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const actions = (
    <>
      <Button tone="danger" onClick={close}>
        Delete this todo
      </Button>
      <Button tone="quiet" onClick={close}>
        Keep it
      </Button>
    </>
  )
  return (
    <div className="row">
      <Button tone="plain" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button tone="plain" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Button tone="plain" onClick={() => toast('Your proposal is sent.')}>
        Toast
      </Button>
      <Button tone="plain" onClick={() => toast('You have already applied for this todo', 'bad')}>
        Bad toast
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title="Delete this todo?" actions={actions}>
        <p>It can be brought back for 30 days.</p>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Delete this todo?" actions={actions}>
        <p>It can be brought back for 30 days.</p>
      </Sheet>
    </div>
  )
}

export function Parts() {
  return (
    <main className="page stack stack-wide">
      <h1 className="visually-hidden">Parts</h1>
      <div className="row">
        <Wordmark />
        <span className="loading-screen-mark">
          <Mark />
        </span>
      </div>
      <section className="stack">
        <h2>Buttons</h2>
        <div className="row">
          <Button>Send Proposal</Button>
          <Button tone="plain">View Details</Button>
          <Button tone="quiet">Go Back</Button>
          <Button tone="danger">Delete</Button>
          <Button tone="danger-plain" icon="delete">
            Delete
          </Button>
          <Button busy busyLabel="Creating...">
            Create Pin
          </Button>
          <Button size="small">Small</Button>
          <Button size="small" tone="plain" icon="edit">
            Edit
          </Button>
          <IconButton icon="search" label="Search" />
          <LinkButton to="/" tone="plain" icon="next">
            Link
          </LinkButton>
          <Spinner label="Loading" />
        </div>
        <Button why="Choose one skill at least">Continue</Button>
        <Button wide icon="plus">
          Post Your Todo
        </Button>
      </section>
      <Overlays />
      <section className="stack">
        <h2>Words</h2>
        <div className="row">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="wait" icon="phone">
            Saved on phone
          </Badge>
          <Badge tone="good" icon="check">
            Sent
          </Badge>
          <Badge tone="news" icon="check-double">
            Seen
          </Badge>
        </div>
        <div className="row">
          {['Adeola Ojo', 'Chinedu', 'Bukola', 'Musa A', 'Zainab'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ife" size="small" />
          <Avatar name="Ngozi" size="large" />
        </div>
        <p className="row">
          <Naira naira={105_000} /> <Naira naira={19.99} /> <Naira naira={248_350} decimals="two" />
          <Ago at={now - 7_300_000} /> <DateText at={now} show="both" />
          <Stars rating={4} />
        </p>
        <div className="split">
          <Notice title="₦105,000 is held for you." icon="shield">
            Submit the work by Friday, 15 January.
          </Notice>
          <Notice tone="wait" title="Saved on phone" icon="phone">
            It is sent when the network returns.
          </Notice>
          <Notice
            tone="bad"
            title="Not sent"
            action={
              <Button size="small" tone="plain">
                Edit
              </Button>
            }
          >
            You have already applied for this todo
          </Notice>
          <Notice tone="news">A proposal changed. Review it again.</Notice>
        </div>
      </section>
      <div className="split">
        <Card>
          <CardMedia>
            <Picture src={null} alt="" icon="baker" flush />
          </CardMedia>
          <CardHead>
            <CardTitle>Three-tier wedding cake</CardTitle>
            <Badge tone="good">Open</Badge>
          </CardHead>
          <CardText>Vanilla and red velvet, white icing with gold leaf.</CardText>
          <Meta
            items={[
              { icon: 'place', text: 'Ibadan' },
              { icon: 'clock', text: '1 month' },
            ]}
          />
          <CardActions>
            <Button size="small" tone="plain">
              Edit
            </Button>
            <Button size="small">Proposals</Button>
            <Button size="small" tone="danger-plain">
              Delete
            </Button>
          </CardActions>
        </Card>
        <Picture src="/nowhere.jpg" alt="A meter box" tapToLoad bytes={43_008} ratio="photo" />
      </div>
      <section className="stack">
        <h2>Icons</h2>
        <div className="row">
          {NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </section>
    </main>
  )
}
