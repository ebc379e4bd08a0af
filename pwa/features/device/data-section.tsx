import { Naira } from '#pwa/ui/naira.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { sizeWords } from '#pwa/ui/size-words.ts'
import { isSaveData, setLite, useLite } from '#pwa/ui/sparing.ts'
import { costOf, setPrice, usePrice } from './price.ts'
import { Figures, Section, Switch } from './section.tsx'
import { useMeter } from './use-meter.ts'
import { words } from './words.ts'

const { data: say } = words

function Meter({ now }: { now: () => number }) {
  const usage = useMeter(now)
  const perMb = usePrice((price) => price.perMb)
  if (usage === null) return <p className="soft">{say.cannot}</p>
  if (usage === undefined) return <p className="soft">{say.counting}</p>
  const { today, month } = usage
  const figure = (name: string, bytes: number) => ({
    name,
    figure: sizeWords(bytes),
    note: <Naira naira={costOf(bytes, perMb)} decimals="two" />,
  })
  return <Figures items={[figure(say.today, today), figure(say.month, month)]} />
}

/** What Onise costs on this phone, and how to make it cost less. */
export function DataSection({ now }: { now: () => number }) {
  const perMb = usePrice((price) => price.perMb)
  const isLite = useLite()
  return (
    <Section title={say.title} icon="image">
      <Meter now={now} />
      <p className="small soft">{say.note}</p>
      <NairaField
        label={say.price}
        name="perMb"
        hint={say.priceHint}
        value={perMb}
        onValue={setPrice}
      />
      <Switch label={say.lite} note={say.liteNote} on={isLite} onSwitch={setLite} />
      <p className="small soft">{say.jobs}</p>
      {isSaveData() && (
        <Notice tone="news" icon="info">
          {say.saveData}
        </Notice>
      )}
    </Section>
  )
}
