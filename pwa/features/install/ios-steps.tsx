import { messages } from './messages.ts'

const { ios } = messages

/** Safari's Share, and "Add to Home Screen" in its list, as an iPhone draws them; the third step has no sign. */
const SIGNS = ['M12 15V3M8 7l4-4 4 4M8 10H5v11h14V10h-3', 'M4 4h16v16H4zM12 8v8M8 12h8']

/** Safari has no install prompt, so the steps are described. */
export function IosSteps() {
  return (
    <div className="stack stack-tight">
      <p>{ios.why}</p>
      <ol>
        {ios.steps.map((step, index) => (
          <li key={step}>
            {SIGNS[index] && (
              <svg className="icon" data-size="large" viewBox="0 0 24 24" aria-hidden="true">
                <path d={SIGNS[index]} />
              </svg>
            )}{' '}
            {step}
          </li>
        ))}
      </ol>
      <p>{ios.sends}</p>
    </div>
  )
}
