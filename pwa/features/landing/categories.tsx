import { IconButton } from '../../ui/button.tsx'
import { CATEGORIES } from './pictures.ts'
import { useRotation } from './use-rotation.ts'
import { words } from './words.ts'
import './categories.css'

/** SPEC 9. */
const CATEGORY_MS = 3000

/** SPEC 9: loops and fades; one at a time, two from 640 px, three from 1024 px. */
export function Categories() {
  const count = CATEGORIES.length
  const { at, moves, toggle, step, hold } = useRotation(count, CATEGORY_MS)
  const inOrder = [...CATEGORIES.slice(at), ...CATEGORIES.slice(0, at)]
  return (
    <section
      className="categories"
      aria-roledescription="carousel"
      aria-labelledby="categories-title"
      {...hold}
    >
      <div className="categories-head">
        <h2 id="categories-title">{words.categories}</h2>
        <span className="row">
          <IconButton
            icon={moves ? 'pause' : 'play'}
            label={moves ? words.pause : words.play}
            onClick={toggle}
          />
          <IconButton icon="back" label={words.previous} onClick={() => step(-1)} />
          <span className="categories-next">
            <IconButton icon="back" label={words.next} onClick={() => step(1)} />
          </span>
        </span>
      </div>
      <ul className="categories-row" role="list">
        {inOrder.map(({ name, src, alt }) => (
          <li key={`${at} ${name}`} className="category">
            <img src={src} alt={alt} width={480} height={360} loading="lazy" decoding="async" />
            <p className="category-name">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
