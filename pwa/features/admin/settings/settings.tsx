import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { changeSetting, listSettings } from '#schema/contract/settings.ts'
import { SETTING_BOUNDS } from '#schema/domain/settings.ts'
import { AboutFiguresSection } from './about-figures.tsx'
import { messages } from './messages.ts'
import { NumberField, numberIn } from './number-field.tsx'

type Setting = ResponseBody<typeof listSettings>['settings'][number]

/** The fee is stored in hundredths of a percent, and typed in percent. */
const BPS = 100

function ValueField({ name, value }: Pick<Setting, 'name' | 'value'>) {
  const { min, max } = SETTING_BOUNDS[name]
  const field = { name: 'value', label: messages.value }
  if (name === 'refuseWeakPins')
    return <RadioCards {...field} options={messages.choices} defaultValue={String(value)} />
  if (name !== 'platformFeeBps') return <NumberField {...field} value={value} min={min} max={max} />
  const inPercent = { value: value / BPS, min: min / BPS, max: max / BPS, step: 1 / BPS }
  return <NumberField {...field} {...inPercent} />
}

const valueIn = (name: Setting['name'], fields: FormData) => {
  const typed = numberIn(fields, 'value')
  return name === 'platformFeeBps' ? Math.round(typed * BPS) : typed
}

function SettingSection({ setting: { name, value, changedAt } }: { setting: Setting }) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, note, valueOf } = messages.settings[name]
  const changeTitle = messages.changeTitle(title)
  return (
    <Section
      title={title}
      action={
        <Button tone="plain" size="small" aria-label={changeTitle} onClick={() => setIsOpen(true)}>
          {messages.change}
        </Button>
      }
    >
      <p>
        <strong>{valueOf(value)}</strong>
      </p>
      <p className="soft small">{note}</p>
      {changedAt === null ? (
        <p className="soft small">{messages.unchanged}</p>
      ) : (
        <Facts facts={[[messages.changedAt, <DateText key="at" at={changedAt} show="both" />]]} />
      )}
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={changeTitle}
        endpoint={changeSetting}
        label={messages.change}
        inputOf={(fields, reason) => ({ name, value: valueIn(name, fields), reason })}
      >
        <p>{note}</p>
        <ValueField name={name} value={value} />
      </DecisionSheet>
    </Section>
  )
}

/** What administrators change without a new build, and the numbers of the About page. */
export function Settings() {
  const { data, failed, retry } = useAdminQuery(listSettings, {})
  return (
    <AdminPage title={messages.title} note={messages.note}>
      {failed && <ErrorNote onRetry={retry} />}
      {!data && !failed && <SkeletonList look="rows" />}
      <div className="admin-pairs">
        {data?.settings.map((setting) => (
          <SettingSection key={setting.name} setting={setting} />
        ))}
        <AboutFiguresSection />
      </div>
    </AdminPage>
  )
}
