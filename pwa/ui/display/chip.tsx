import './badge.css'

/** Short texts such as skills; screen readers announce how many there are. */
export function Chips({ items, label }: { items: readonly string[]; label?: string }) {
  return (
    <ul className="chips" role="list" aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <span className="chip">{item}</span>
        </li>
      ))}
    </ul>
  )
}
