// The checkout page. It sends messages to the app, as Paystack's popup does:
// { event: 'loaded' | 'success' | 'cancel' | 'transfer:pending' | 'error', reference, message }.

/** @typedef {{ step: string | null, message: string | null, status?: string }} StepResult */

const APPLE_PAY_ERROR =
  'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
const SAMPLE_EXPIRY = '12/30'
const STATUS_INTERVAL_MS = 1500

const accessCode = location.pathname.split('/').pop()
const isFramed = window.parent !== window
let reference = ''
let isFinished = false
let isBusy = false

/** @param {string} selector @returns {HTMLElement} */
function find(selector) {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) throw new Error(`${selector} is missing`)
  return element
}
/** @param {string} id @returns {HTMLInputElement} */
function input(id) {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLInputElement)) throw new Error(`#${id} is missing`)
  return element
}

/** Origins of the app: the frame's parent where the browser reveals it, otherwise all of them. */
function appOrigins() {
  const content = find('meta[name=app-origins]').getAttribute('content') ?? ''
  const allowed = content.split(' ').filter(Boolean)
  const parents = [...(location.ancestorOrigins ?? [])].filter((origin) => allowed.includes(origin))
  return parents.length > 0 ? parents : allowed
}

/** @param {string} event @param {string | null} [message] */
function sendToApp(event, message = null) {
  const app = window.opener ?? (window.parent === window ? null : window.parent)
  for (const origin of appOrigins()) app?.postMessage({ event, reference, message }, origin)
}

/** @param {string | null} message */
function showAlert(message) {
  const alert = find('#alert')
  alert.hidden = !message
  alert.textContent = message ?? ''
  if (message) alert.scrollIntoView({ block: 'nearest' })
}

/** @param {string | null} step */
function showStep(step) {
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.dataset['step'] !== step
  const section = find(`[data-step=${step}]`)
  const first =
    section.querySelector('input:not([id=number])') ?? section.querySelector('[tabindex]')
  if (step !== 'card' && first instanceof HTMLElement) first.focus()
}

/** @param {string} action @param {object} [body] @returns {Promise<StepResult>} */
async function post(action, body = {}) {
  const response = await fetch(`/checkout/${accessCode}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Shows the result and sends it to the app. @param {StepResult} result */
function showResult({ step, message }) {
  if (step === 'success') {
    isFinished = true
    showAlert(null)
    showStep('success')
    sendToApp('success', message)
  } else if (step === 'pending') {
    showAlert(null)
    showStep('pending')
    sendToApp('transfer:pending')
    setTimeout(checkTransfer, STATUS_INTERVAL_MS)
  } else if (step === 'declined') {
    showStep('card')
    find('#pay').focus({ preventScroll: true })
    showAlert(message)
  } else {
    showStep(step)
    showAlert(message)
  }
}

const PAID = { step: 'success', message: 'Payment successful' }

/** Repeats until the transfer has arrived. */
async function checkTransfer() {
  const { status } = await post('status')
  if (status === 'success') showResult(PAID)
  else if (status === 'pending') setTimeout(checkTransfer, STATUS_INTERVAL_MS)
}

/** @param {string} action @param {object} [body] */
async function submit(action, body) {
  if (isBusy || isFinished) return
  isBusy = true
  const buttons = document.querySelectorAll('.button')
  for (const button of buttons) button.setAttribute('aria-disabled', 'true')
  try {
    showResult(await post(action, body))
  } catch {
    showAlert('There is no connection to the sandbox. Please try again.')
  } finally {
    isBusy = false
    for (const button of buttons) button.removeAttribute('aria-disabled')
  }
}

async function close() {
  if (!isFinished) {
    const { status } = await post('close').catch(() => ({ status: undefined }))
    isFinished = true
    sendToApp(status === 'success' ? 'success' : 'cancel')
  }
  if (window.opener) window.close()
}

/** The app removes the frame when its dialog is closed. */
function closeWithFrame() {
  if (!isFinished) navigator.sendBeacon(`/checkout/${accessCode}/close`)
}

/** Apple's browsers only, and only on a device with a card in it. */
function hasApplePay() {
  try {
    return Reflect.get(window, 'ApplePaySession')?.canMakePayments() === true
  } catch {
    return false
  }
}

/** @param {string} formId @param {string} action @param {() => object} readBody */
function onSubmit(formId, action, readBody) {
  find(`#${formId}`).addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(action, readBody())
  })
}

function fillSampleCard() {
  const select = find('#sample')
  if (!(select instanceof HTMLSelectElement)) return
  const option = select.selectedOptions[0]
  const number = option?.value ?? ''
  input('number').value = number.replace(/(.{4})(?=.)/g, '$1 ')
  input('cvv').value = option?.dataset['cvv'] ?? ''
  input('expiry').value = number ? SAMPLE_EXPIRY : ''
  if (number) find('#pay').focus()
}

function addListeners() {
  find('#sample').addEventListener('change', fillSampleCard)
  onSubmit('card-form', 'card', () => ({
    number: input('number').value,
    expiry: input('expiry').value,
    cvv: input('cvv').value,
  }))
  onSubmit('pin-form', 'pin', () => ({ pin: input('pin').value }))
  onSubmit('otp-form', 'otp', () => ({ otp: input('otp').value }))
  find('#apple').hidden = !hasApplePay()
  find('#apple').addEventListener('click', () => {
    showAlert(APPLE_PAY_ERROR)
    sendToApp('error', APPLE_PAY_ERROR)
  })
  find('#by-transfer').addEventListener('click', () => {
    showAlert(null)
    showStep('transfer')
  })
  find('#sent').addEventListener('click', () => void submit('transfer'))
  find('[data-go]').addEventListener('click', () => showStep('card'))
  find('#close').addEventListener('click', () => void close())
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void close()
  })
}

async function loadTransaction() {
  const response = await fetch(`/transaction/verify_access_code/${accessCode}`)
  find('main').removeAttribute('aria-busy')
  if (!response.ok) return showStep('gone')
  const { data } = await response.json()
  reference = data.reference
  const currency = new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: data.currency,
  })
  const amount = currency.format(data.amount / 100)
  find('#amount').textContent = amount
  find('#transfer-amount').textContent = amount
  find('#pay').textContent = `Pay ${amount}`
  find('#email').textContent = data.email
  sendToApp('loaded')
  if (data.status === 'success') showResult(PAID)
  else if (data.status === 'pending') showResult({ step: 'pending', message: null })
  else showStep('card')
  find(isFramed ? 'h1' : '#close').focus({ preventScroll: true })
}

addListeners()
// The app's dialog has an edge and a close button of its own.
if (isFramed) {
  document.documentElement.className = 'framed'
  find('#close').hidden = true
  addEventListener('pagehide', closeWithFrame)
}
void loadTransaction()
