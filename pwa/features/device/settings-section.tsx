import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import './settings-section.css'

export function SettingsSection(props: { title: string; icon: IconName; children: ReactNode }) {
  const { title, icon, children } = props
  const id = useId()
  return (
    <section className="settings-section stack" aria-labelledby={id}>
      <h2 id={id} className="settings-section-title">
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Two or three figures side by side, each with its name. */
export function Figures({
  items,
}: {
  items: readonly { name: string; figure: ReactNode; note?: ReactNode }[]
}) {
  return (
    <dl className="settings-section-figures">
      {items.map(({ name, figure, note }) => (
        <div key={name} className="settings-section-figure">
          <dt>{name}</dt>
          <dd className="settings-section-number">{figure}</dd>
          {note && <dd className="small soft">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

type SwitchProps = { label: string; note: string; on: boolean; onSwitch: (on: boolean) => void }

export function Switch({ label, note, on, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className="settings-section-switch">
      <label className="settings-section-switch-label">
        <span className="strong">{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="settings-section-switch-box"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </label>
      <p id={id} className="small soft">
        {note}
      </p>
    </div>
  )
}
