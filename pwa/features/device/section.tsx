import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/icon.tsx'
import './section.css'

/** One subject of the settings: a heading, and what can be seen and changed under it. */
export function Section(props: { title: string; icon: IconName; children: ReactNode }) {
  const { title, icon, children } = props
  const id = useId()
  return (
    <section className="section stack" aria-labelledby={id}>
      <h2 id={id} className="section-title">
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
    <dl className="section-figures">
      {items.map(({ name, figure, note }) => (
        <div key={name} className="section-figure">
          <dt>{name}</dt>
          <dd className="section-number">{figure}</dd>
          {note && <dd className="small soft">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

type SwitchProps = { label: string; note: string; on: boolean; onSwitch: (on: boolean) => void }

/** On or off, at once. */
export function Switch({ label, note, on, onSwitch }: SwitchProps) {
  const id = useId()
  return (
    <div className="section-switch">
      <label className="section-switch-label">
        <span className="strong">{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="section-switch-box"
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
