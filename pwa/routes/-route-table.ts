/** What kind of visitor opens Onise. Offline, the phone is that of the user named in the column "user". */
export const VISITORS = ['signed out', 'client', 'tasker', 'admin', 'offline', 'empty'] as const
export type Visitor = (typeof VISITORS)[number]

/**
 * For each address the heading of its screen, or "→" and where it redirects.
 *
 * - signed out: no token. client, tasker, admin: after a pull, with a network. The client has posted four todos, {open} to
 *   {completed}, and the tasker has the work of all but the first. The administrator's phone has none of them.
 * - offline: without a network, with what the phone of "user" has stored.
 * - empty: a token, and neither a network nor anything stored. Nothing says which role the user has.
 * - ": the same as to the left.
 */
const TABLE = `
address                        | user   | signed out                     | client                  | tasker                  | admin                   | offline                | empty

# Public
/                              | tasker | Good hands for every job.      | "                       | "                       | "                       | "                      | "
/about                         | tasker | Redefining service connections | "                       | "                       | "                       | "                      | "
/account-type                  | tasker | How will you use Onise?        | "                       | "                       | "                       | "                      | "
/register                      | tasker | → /account-type                | "                       | "                       | "                       | "                      | "
/forgot-password               | tasker | Forgot password?               | "                       | "                       | "                       | "                      | "
/user/update-password          | tasker | New password                   | "                       | "                       | "                       | "                      | "
/user/update-password/         | tasker | New password                   | "                       | "                       | "                       | "                      | "
/update-password               | tasker | → /user/update-password        | "                       | "                       | "                       | "                      | "
/reset-password                | tasker | → /user/update-password        | "                       | "                       | "                       | "                      | "
/profile/{other}               | tasker | Profile                        | "                       | "                       | "                       | "                      | "
/professionals                 | tasker | Find a professional            | "                       | "                       | "                       | "                      | "
/pass                          | tasker | Check a pass                   | "                       | "                       | "                       | "                      | "
/help                          | tasker | Help                           | "                       | "                       | "                       | "                      | "
/no-such-page                  | tasker | Page not found                 | "                       | "                       | "                       | "                      | "
/change-password               | tasker | → /login                       | Change password         | "                       | "                       | "                      | "

# Taskers
/interest                      | tasker | → /                            | → /client-dashboard     | What is your trade?     | → /admin-dashboard      | What is your trade?    | "
/update-profile                | tasker | → /                            | Your picture            | Your profile            | Your picture            | Your profile           | "
/my-work                       | tasker | → /                            | Pictures of my work     | "                       | "                       | "                      | "
/dashboard                     | tasker | → /                            | → /client-dashboard     | Welcome, Adeola         | → /admin-dashboard      | Welcome, Adeola        | Dashboard
/all-task                      | tasker | → /                            | To do list              | "                       | "                       | "                      | "
/get-tasks                     | tasker | → /                            | → /all-task             | "                       | "                       | "                      | "
/alerts                        | tasker | → /                            | → /client-dashboard     | New todos               | → /admin-dashboard      | New todos              | "
/assigned-tasks                | tasker | → /                            | Todo                    | "                       | "                       | "                      | "
/submitted-tasks               | tasker | → /                            | Todo                    | "                       | "                       | "                      | "
/completed-tasks               | tasker | → /                            | Todo                    | "                       | "                       | "                      | "
/applied-tasks                 | tasker | → /                            | Applied todos           | "                       | "                       | "                      | "
/single-task/{open}            | tasker | → /                            | Paint a shop            | "                       | Todo                    | Paint a shop           | Todo
/Single-Task/{open}            | tasker | → /                            | Paint a shop            | "                       | Todo                    | Paint a shop           | Todo
/apply-task/{open}             | tasker | → /                            | Send a proposal         | Edit your proposal      | Send a proposal         | Edit your proposal     | Send a proposal
/Apply-task/{open}             | tasker | → /                            | Send a proposal         | Edit your proposal      | Send a proposal         | Edit your proposal     | Send a proposal
/edit-proposal/{proposal}      | tasker | → /                            | Edit your proposal      | "                       | "                       | "                      | "
/counter-offer/{proposal}      | tasker | → /                            | Suggest another price or date | "                 | "                       | "                      | "
/submit-task/{started}         | tasker | → /                            | Submit your work        | "                       | Todo                    | Submit your work       | Todo
/review/{completed}            | tasker | → /                            | Drop a Review           | "                       | Todo                    | Drop a Review          | Todo
/cancel-task/{started}         | tasker | → /                            | End the work            | "                       | Todo                    | End the work           | Todo
/change-task/{started}         | tasker | → /                            | Change price, date or plan | "                    | Todo                    | Change price, date or plan | Todo
/dispute/{started}             | tasker | → /                            | Dispute                 | "                       | Todo                    | Dispute                | Todo

# Clients
/client-dashboard              | client | → /                            | Welcome, Bukola         | → /dashboard            | → /admin-dashboard      | Welcome, Bukola        | Dashboard
/client-tasks                  | client | → /                            | My Todo                 | "                       | "                       | "                      | "
/client-ongoing-tasks          | client | → /                            | On-Going Todo           | "                       | "                       | "                      | "
/client-submitted-tasks        | client | → /                            | Submitted Todo          | "                       | "                       | "                      | "
/client-completed-tasks        | client | → /                            | Completed Todo          | "                       | "                       | "                      | "
/create-task                   | client | → /                            | Post Your Todo          | "                       | "                       | "                      | "
/edit-task/{open}              | client | → /                            | Edit Your Todo          | "                       | "                       | "                      | "
/delete-task/{open}            | client | → /                            | Delete todo             | "                       | "                       | "                      | "
/proposals/{open}              | client | → /                            | Proposals               | "                       | "                       | "                      | "
/single-proposal/{applicant}   | client | → /                            | Proposal                | "                       | "                       | "                      | "
/request-changes/{submitted}   | client | → /                            | Ask for changes         | "                       | Todo                    | Ask for changes        | Todo
/client-review/{completed}     | client | → /                            | Drop a Review           | "                       | Todo                    | Drop a Review          | Todo

# Messages, wallet and settings
/messages                      | tasker | → /                            | Messages                | "                       | "                       | "                      | "
/chat/{other}                  | tasker | → /                            | Chat with Adeola        | Chat with Bukola        | Messages                | Chat with Bukola       | Messages
/community                     | tasker | → /                            | Our Communities         | "                       | "                       | "                      | "
/notices                       | tasker | → /                            | Notices                 | "                       | "                       | "                      | "
/n/zzzzzzzz                    | tasker | → /                            | Notices                 | "                       | "                       | "                      | "
/saved                         | tasker | → /                            | Saved                   | "                       | "                       | "                      | "
/unsent                        | tasker | → /                            | Not sent yet            | "                       | "                       | "                      | "
/wallet                        | tasker | → /                            | Wallet                  | "                       | "                       | "                      | "
/client-wallet                 | client | → /                            | Wallet                  | "                       | "                       | "                      | "
/fund-wallet                   | client | → /                            | Fund Your Wallet        | "                       | "                       | "                      | "
/withdraw                      | tasker | → /                            | Enter Your Bank Details | "                       | "                       | "                      | "
/statement                     | tasker | → /                            | Statement               | "                       | "                       | "                      | "
/create-pin                    | tasker | → /                            | Create Pin              | "                       | "                       | "                      | "
/update-pin                    | tasker | → /                            | Update Pin              | "                       | "                       | "                      | "
/forgot-pin                    | tasker | → /                            | Forgot Pin              | "                       | "                       | "                      | "
/verify-email                  | client | → /                            | Confirm your e-mail     | "                       | "                       | "                      | "
/phone-number                  | client | → /                            | Phone number            | "                       | "                       | "                      | "
/verify                        | client | → /                            | Proof of identity       | "                       | "                       | "                      | "
/settings                      | client | → /                            | Settings                | "                       | "                       | "                      | "
/sessions                      | client | → /                            | Where you are logged in | "                       | "                       | "                      | "
/export-data                   | client | → /                            | A copy of my data       | "                       | "                       | "                      | "
/close-account                 | client | → /                            | Close my account        | "                       | "                       | "                      | "

# Administrators
/admin-dashboard               | admin  | → /                            | → /client-dashboard     | → /dashboard            | Dashboard               | "                      | "
/ADMIN-dashboard               | admin  | → /                            | → /client-dashboard     | → /dashboard            | Dashboard               | "                      | "
/admin-users                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Users                   | "                      | "
/admin-tasks                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Tasks                   | "                      | "
/admin-transactions            | admin  | → /                            | → /client-dashboard     | → /dashboard            | Transactions            | "                      | "
/admin/disputes                | admin  | → /                            | → /client-dashboard     | → /dashboard            | Disputes                | "                      | "
/admin/reports                 | admin  | → /                            | → /client-dashboard     | → /dashboard            | Reports                 | "                      | "
/admin/masked-contacts         | admin  | → /                            | → /client-dashboard     | → /dashboard            | Masked contacts         | "                      | "
/admin/verifications           | admin  | → /                            | → /client-dashboard     | → /dashboard            | Proofs of identity      | "                      | "
/admin/fraud                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Shared accounts         | "                      | "
/admin/withdrawals             | admin  | → /                            | → /client-dashboard     | → /dashboard            | Withdrawals in review   | "                      | "
/admin/audit                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Audit log               | "                      | "
/admin/administrators          | admin  | → /                            | → /client-dashboard     | → /dashboard            | Administrators          | "                      | "
/admin/settings                | admin  | → /                            | → /client-dashboard     | → /dashboard            | Settings                | "                      | "
/admin/payments                | admin  | → /                            | → /client-dashboard     | → /dashboard            | Payments                | "                      | "
/admin/corrections             | admin  | → /                            | → /client-dashboard     | → /dashboard            | Second approvals        | "                      | "
/admin/reconciliation          | admin  | → /                            | → /client-dashboard     | → /dashboard            | Reconciliation          | "                      | "
/admin/figures                 | admin  | → /                            | → /client-dashboard     | → /dashboard            | Figures                 | "                      | "
/admin/health                  | admin  | → /                            | → /client-dashboard     | → /dashboard            | Health                  | "                      | "
/admin/failures                | admin  | → /                            | → /client-dashboard     | → /dashboard            | Failures                | "                      | "
/admin/users                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Page not found          | "                      | "
/admin/tasks                   | admin  | → /                            | → /client-dashboard     | → /dashboard            | Page not found          | "                      | "
/admin/no-such-section         | admin  | → /                            | → /client-dashboard     | → /dashboard            | Page not found          | "                      | "

# The last, because it logs out with a network
/login                         | tasker | Welcome back                   | "                       | "                       | "                       | "                      | "
`

export type RouteRow = {
  address: string
  user: 'client' | 'tasker' | 'admin'
  outcomes: Record<Visitor, string>
}

function parseLine(line: string): RouteRow {
  const [address = '', user, ...cells] = line.split('|').map((cell) => cell.trim())
  let last = ''
  const outcomes = VISITORS.map((visitor, index) => {
    const cell = cells[index]
    if (!cell) throw new Error(`${address} has no outcome for: ${visitor}`)
    if (cell !== '"') last = cell
    return [visitor, last] as const
  })
  return {
    address,
    user: user as RouteRow['user'],
    outcomes: Object.fromEntries(outcomes) as RouteRow['outcomes'],
  }
}

export const ROUTE_TABLE: readonly RouteRow[] = TABLE.split('\n')
  .slice(2)
  .filter((line) => line && !line.startsWith('#'))
  .map(parseLine)
