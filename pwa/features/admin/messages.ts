/** Texts that several screens of administrators share. They are in English only. */
export const messages = {
  all: 'All',
  state: 'State',
  area: 'Area',
  yes: 'Yes',
  no: 'No',
  lagosTime: (column: string) => `${column} (Lagos time)`,
  cancel: 'Cancel',
  exportCsv: 'Export CSV',
  stopExport: (count: number) => `Stop (${count.toLocaleString('en-NG')} rows)`,
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  offline:
    'No network. The administrator’s screens work online only, because they decide about current data.',
  needsNetwork: 'No network. This needs one.',
  reason: 'Reason',
  reasonHint: 'It is stored in the audit log.',
  sessionEnded: 'Your session has ended. Log in and open this again: the reason is still here.',
  logIn: 'Log in',
  reasonRequired: 'Write the reason.',
  evidence: (number: number) => `File ${number}`,
  document: (number: number) => `Document ${number}`,
  proof: {
    same: 'As captured',
    different: 'Not the captured file',
    unmarked: 'Capture not recorded',
  },
  /** By the status that another company's server answered with. */
  statusWords: (status: number) => {
    if (status === 401 || status === 403) return 'The key was refused'
    if (status === 404) return 'The address does not exist'
    if (status === 429) return 'Too many requests at once'
    if (status >= 500) return 'The other server had a fault'
    return 'It was refused'
  },
  captured: 'Captured',
  received: 'Received',
} as const
