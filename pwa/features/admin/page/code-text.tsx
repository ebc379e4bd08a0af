import { Fragment } from 'react'

/** Behind a dot or an underscore, and before a capital: where a reader divides a code such as `payments.refundPayment`. */
const PARTS = /(?<=[._])|(?=[A-Z])/

/** A code of the API, which a narrow column divides between its words. */
export const CodeText = ({ code }: { code: string }) => (
  <code className="admin-hash soft">
    {code.split(PARTS).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one code never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)
