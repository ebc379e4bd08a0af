/**
 * The inline module of a document that shows a screen by itself: runs the app, whose scripts are preloaded, after the
 * frame with that screen (inline-first-screen.ts), so that it delays neither the responses nor the paint. It waits one
 * second at most, on a slow network, and not in a page in the background, which has no frames.
 *
 * The Content-Security-Policy contains the hash of this text, so the address of the app is a data attribute.
 */
const SOURCE = `const{app}=document.querySelector('[data-app]').dataset;
if(document.visibilityState==='visible')await Promise.race([
  Promise.resolve(self.drawn).then(()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)))),
  new Promise(done=>setTimeout(done,1000))
]);
import(app)`
export const INLINE_APP = SOURCE.replace(/\n\s*/g, '')
