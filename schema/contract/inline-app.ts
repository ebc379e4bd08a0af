/**
 * The inline module of a document that shows a screen by itself: runs the app, whose scripts are preloaded, after the
 * frame with that screen (inline-first-screen.ts), so that it delays neither the responses nor the paint. It waits one
 * second at most, on a slow network, and not in a page in the background, which has no frames.
 * As for a script element, it is no error of the page when the app does not arrive, because the user has left or there is
 * no network; browsers name the import in that message alone.
 *
 * The Content-Security-Policy contains the hash of this text, so the address of the app is a data attribute.
 * Enter in a form that is drawn already is kept for the app, which sends it when it takes the form over.
 */
const SOURCE = `document.addEventListener('keydown',({key,target})=>{
  if(key==='Enter')target.closest?.('[data-drawn] form')?.setAttribute('data-sent','')
});
const{app}=document.querySelector('[data-app]').dataset;
if(document.visibilityState==='visible')await Promise.race([
  Promise.resolve(self.drawn).then(()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)))),
  new Promise(done=>setTimeout(done,1000))
]);
import(app).catch(error=>{if(!/import/i.test(error.message))throw error})`
export const INLINE_APP = SOURCE.replace(/\n\s*/g, '')
