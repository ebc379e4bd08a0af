import { isSaveData, setLite, useLite } from '#pwa/ui/browser/data-saver.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { costOf, setDataPrice, useDataPrice } from './data-price.ts'
import { messages } from './messages.ts'
import { Figures, SettingsSection, Switch } from './settings-section.tsx'
import { useDataUsage } from './use-data-usage.ts'

const { data: text } = messages

function DataUsage({ now }: { now: () => number }) {
  const usage = useDataUsage(now)
  const perMb = useDataPrice((price) => price.perMb)
  if (usage === null) return <p className="soft">{text.unavailable}</p>
  if (usage === undefined) return <p className="soft">{text.counting}</p>
  const { today, month } = usage
  const figure = (name: string, bytes: number) => ({
    name,
    figure: formatSize(bytes),
    note: <Naira amount={costOf(bytes, perMb)} decimals="two" />,
  })
  return <Figures items={[figure(text.today, today), figure(text.month, month)]} />
}

/** How much data Onise uses on this device, what it costs, and the setting that saves data. */
export function DataSection({ now }: { now: () => number }) {
  const perMb = useDataPrice((price) => price.perMb)
  const isLite = useLite()
  return (
    <SettingsSection title={text.title} icon="image">
      <DataUsage now={now} />
      <p className="small soft">{text.note}</p>
      <NairaField
        label={text.price}
        name="perMb"
        hint={text.priceHint}
        value={perMb}
        onValue={setDataPrice}
      />
      <Switch label={text.lite} note={text.liteNote} on={isLite} onSwitch={setLite} />
      <p className="small soft">{text.assignedTasks}</p>
      {isSaveData() && (
        <Notice tone="news" icon="info">
          {text.saveData}
        </Notice>
      )}
    </SettingsSection>
  )
}
