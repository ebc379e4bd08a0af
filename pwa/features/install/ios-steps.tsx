import { messages } from './messages.ts'

const { ios } = messages

/** Safari has no install prompt, so the steps are described. */
export function IosSteps() {
  return (
    <div className="stack stack-tight">
      <p>{ios.why}</p>
      <ol>
        {ios.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{ios.sends}</p>
    </div>
  )
}
