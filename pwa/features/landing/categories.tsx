import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { startCarousels } from './carousel.ts'
import { messages } from './messages.ts'
import { CATEGORIES } from './pictures.ts'
import { RotationStep, RotationToggle } from './rotation-button.tsx'
import './categories.css'

const CATEGORY_MS = 3000

export function Categories() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? startCarousels(section.current) : undefined), [])
  return (
    <section
      ref={section}
      className="categories"
      aria-roledescription="carousel"
      aria-labelledby="categories-title"
      data-interval={CATEGORY_MS}
    >
      <div className="categories-head">
        <h2 id="categories-title">{messages.categories}</h2>
        <span className="row">
          <RotationToggle />
          <RotationStep action="previous" />
          <RotationStep action="next" />
        </span>
      </div>
      <ul className="categories-row" role="list" data-items>
        {CATEGORIES.map(({ name, field, src }, index) => (
          <li key={name} className="category" data-position={index}>
            <Link to="/account-type" search={{ field }} preload={false} className="category-link">
              <img
                src={src}
                alt={messages.alts[name]}
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
              />
              <span className="category-name">{messages.categoryNames[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
