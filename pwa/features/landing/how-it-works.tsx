import { Avatar } from '#pwa/ui/display/avatar.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Meta } from '#pwa/ui/display/card.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { messages } from './messages.ts'
import './how-it-works.css'

const { example } = messages

function Example() {
  return (
    <figure className="how-example" aria-label={example.label}>
      <div className="how-example-user">
        <Avatar name={example.person} />
        <span className="how-example-name">
          <span className="strong upper">{example.person}</span>
          <span className="how-example-verified">{example.verified}</span>
        </span>
        <Badge tone="wait">{example.status}</Badge>
      </div>
      <p className="how-example-title">{example.title}</p>
      <Meta items={example.meta.map((text) => ({ text }))} />
      <Notice icon="lock" title={example.heldTitle}>
        {example.held}
      </Notice>
    </figure>
  )
}

export function HowItWorks() {
  return (
    <section className="how" id="how" aria-labelledby="how-title">
      <h2 id="how-title">{messages.how}</h2>
      <div className="how-parts">
        {messages.sides.map(({ title, steps }) => (
          <div key={title} className="how-side">
            <h3>{title}</h3>
            <ol className="how-steps" role="list">
              {steps.map((step) => (
                <li key={step.title} className="how-step">
                  <span>
                    <strong className="how-step-title">{step.title}</strong>
                    <span className="soft">{step.text}</span>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <Example />
      </div>
    </section>
  )
}
