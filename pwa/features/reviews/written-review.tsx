import type { ReactNode } from 'react'
import { Stars } from '#pwa/ui/display/stars.tsx'
import './reviews.css'
import { messages } from './messages.ts'

type Props = {
  title: string
  review: { rating: number; comment: string; reply: string | null }
  /** Who replied. */
  replier: string
  children?: ReactNode
}

/** A review of a task as its two parties read it. */
export function WrittenReview({ title, review, replier, children }: Props) {
  const { rating, comment, reply } = review
  return (
    <section className="review-written">
      <h2>{title}</h2>
      <Stars rating={rating} />
      <p className={comment ? 'prose' : 'soft'}>{comment || messages.noComment}</p>
      {reply !== null && (
        <div className="review-reply">
          <p className="small strong">{messages.replyFrom(replier)}</p>
          <p className="prose">{reply}</p>
        </div>
      )}
      {children}
    </section>
  )
}
