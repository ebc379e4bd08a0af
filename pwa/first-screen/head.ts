// The inline script at the start of every document, run before the first paint and before the app's scripts arrive: a
// file of its own would cost a round trip. Some browsers refuse localStorage; the app then starts without either.
import { showAppearance } from '#pwa/features/device/theme.ts'
import { requestEarly } from './early-requests.ts'

try {
  showAppearance()
  requestEarly((document.currentScript as HTMLScriptElement).dataset)
} catch {
  // As above.
}
