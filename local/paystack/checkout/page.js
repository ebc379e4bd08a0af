// The checkout of the sandbox: small, and as quick to the end as a tester wishes. It tells the app what became of it:
// { event: 'loaded' | 'success' | 'cancel' | 'transfer:pending' | 'error', reference, message }.
const APPLE_PAY =
  'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
const EXPIRY = '12/30'
const ASK_AGAIN = 1500

const byId = (id) => document.getElementById(id)
const code = location.pathname.split('/').pop()
let reference = ''
let isSettled = false
let isBusy = false

/** Only the app is told: the frame's own parent where the browser names it, else each of the app's addresses. */
function tell(event, message = null) {
  const app = window.opener ?? (window.parent === window ? null : window.parent)
  const known = document.querySelector('meta[name=app-origins]').content.split(' ').filter(Boolean)
  const parents = [...(location.ancestorOrigins ?? [])].filter((origin) => known.includes(origin))
  for (const origin of parents.length > 0 ? parents : known) {
    app?.postMessage({ event, reference, message }, origin)
  }
}

function say(words) {
  byId('alert').hidden = !words
  byId('alert').textContent = words ?? ''
  if (words) byId('alert').scrollIntoView({ block: 'nearest' })
}

function show(step) {
  for (const section of document.querySelectorAll('[data-step]')) {
    section.hidden = section.dataset.step !== step
  }
  const section = document.querySelector(`[data-step=${step}]`)
  const first =
    section.querySelector('input:not([id=number])') ?? section.querySelector('[tabindex]')
  if (step !== 'card') first?.focus()
}

async function ask(deed, given = {}) {
  const response = await fetch(`/checkout/${code}/${deed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
  return response.json()
}

/** What the other side answered becomes what is shown, and what the app is told. */
function go({ step, message }) {
  if (step === 'success') {
    isSettled = true
    say(null)
    show('success')
    tell('success', message)
  } else if (step === 'pending') {
    say(null)
    show('pending')
    tell('transfer:pending')
    setTimeout(look, ASK_AGAIN)
  } else if (step === 'declined') {
    show('card')
    byId('pay').focus({ preventScroll: true })
    say(message)
  } else {
    show(step)
    say(message)
  }
}

/** Has the transfer come? */
async function look() {
  const { status } = await ask('status')
  if (status === 'success') go({ step: 'success', message: 'Payment successful' })
  else if (status === 'pending') setTimeout(look, ASK_AGAIN)
}

async function act(deed, given) {
  if (isBusy || isSettled) return
  isBusy = true
  const buttons = document.querySelectorAll('.button')
  for (const button of buttons) button.setAttribute('aria-disabled', 'true')
  try {
    go(await ask(deed, given))
  } catch {
    say('There is no connection to the sandbox. Please try again.')
  } finally {
    isBusy = false
    for (const button of buttons) button.removeAttribute('aria-disabled')
  }
}

async function close() {
  if (!isSettled) {
    const { status } = await ask('close').catch(() => ({}))
    isSettled = true
    tell(status === 'success' ? 'success' : 'cancel')
  }
  if (window.opener) window.close()
}

const onSubmit = (form, deed, given) =>
  byId(form).addEventListener('submit', (event) => {
    event.preventDefault()
    void act(deed, given())
  })

const sample = byId('sample')
sample.addEventListener('change', () => {
  const chosen = sample.selectedOptions[0]
  byId('number').value = chosen.value.replace(/(.{4})(?=.)/g, '$1 ')
  byId('cvv').value = chosen.dataset.cvv ?? ''
  byId('expiry').value = chosen.value ? EXPIRY : ''
  if (chosen.value) byId('pay').focus()
})
const valueOf = (id) => byId(id).value
onSubmit('card-form', 'card', () => ({
  number: valueOf('number'),
  expiry: valueOf('expiry'),
  cvv: valueOf('cvv'),
}))
onSubmit('pin-form', 'pin', () => ({ pin: valueOf('pin') }))
onSubmit('otp-form', 'otp', () => ({ otp: valueOf('otp') }))
byId('apple').addEventListener('click', () => {
  say(APPLE_PAY)
  tell('error', APPLE_PAY)
})
byId('by-transfer').addEventListener('click', () => {
  say(null)
  show('transfer')
})
byId('sent').addEventListener('click', () => act('transfer'))
document.querySelector('[data-go]').addEventListener('click', () => show('card'))
byId('close').addEventListener('click', close)
document.addEventListener('keydown', (event) => event.key === 'Escape' && close())

// The app's own dialog has an edge around it already.
if (window.parent !== window) document.documentElement.className = 'framed'
const response = await fetch(`/transaction/verify_access_code/${code}`)
document.querySelector('main').removeAttribute('aria-busy')
if (response.ok) {
  const { data } = await response.json()
  reference = data.reference
  const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: data.currency })
  const amount = naira.format(data.amount / 100)
  byId('amount').textContent = amount
  byId('transfer-amount').textContent = amount
  byId('pay').textContent = `Pay ${amount}`
  byId('email').textContent = data.email
  tell('loaded')
  if (data.status === 'success') go({ step: 'success', message: 'Payment successful' })
  else if (data.status === 'pending') go({ step: 'pending' })
  else show('card')
  byId('close').focus({ preventScroll: true })
} else show('gone')
