import { useEffect, useRef } from 'react'
import { enliven } from './enliven.ts'
import { CATEGORIES } from './pictures.ts'
import { RotationStep, RotationToggle } from './rotation-button.tsx'
import { words } from './words.ts'
import './categories.css'

/** SPEC 9. */
const CATEGORY_MS = 3000

/** SPEC 9: loops and fades; one at a time, two from 640 px, three from 1024 px. */
export function Categories() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? enliven(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="categories"
      aria-roledescription="carousel"
      aria-labelledby="categories-title"
      data-ms={CATEGORY_MS}
    >
      <div className="categories-head">
        <h2 id="categories-title">{words.categories}</h2>
        <span className="row">
          <RotationToggle />
          <RotationStep does="previous" />
          <RotationStep does="next" />
        </span>
      </div>
      <ul className="categories-row" role="list" data-row>
        {CATEGORIES.map(({ name, src, alt }, place) => (
          <li key={name} className="category" data-place={place}>
            <img src={src} alt={alt} width={480} height={360} loading="lazy" decoding="async" />
            <p className="category-name">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
