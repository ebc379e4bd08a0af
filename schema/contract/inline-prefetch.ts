/**
 * The inline script of the page, run before the app's bundle arrives (a separate file would cost one more round trip):
 * opens IndexedDB, and on a phone without a service worker sends the first requests of the document's screen.
 * pwa/api/prefetched.ts uses the responses. Then it preloads the chunks of the screen, after a paint, so that they delay
 * neither the responses nor what is drawn from them. On other screens and later visits it preloads the database.
 * localStorage is read only when needed, because reading it delays the first paint; some browsers refuse it.
 *
 * The Content-Security-Policy contains the hash of this text, so values that a build changes are data attributes.
 */
const SOURCE = `try{
  const{screen,requests,client,database,chunks}=document.currentScript.dataset,
  isLater=navigator.serviceWorker?.controller,
  token=isLater||localStorage.getItem('token'),
  authorization='Bearer '+token,
  match=!isLater&&(token||!requests)&&location.pathname.match('^'+screen+'$'),
  preload=href=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href})),
  early=new Map(match&&requests?requests.replace('{id}',match[1]).split(' ').map(path=>{
    const response=fetch(path,{headers:{authorization,'x-client':client},redirect:'error'});
    response.catch(()=>{});
    return[path,{authorization,client,response}]
  }):[]);
  self.indexedDB?.databases?.().catch(()=>{});
  if(early.size)self.prefetched=early;
  if(!match&&token)preload(database);
  if(match&&chunks)Promise.allSettled([...early.values()].map(({response})=>response)).then(()=>self.drawn).then(
    ()=>requestAnimationFrame(()=>setTimeout(()=>chunks.split(' ').forEach(preload)))
  )
}catch{}`
export const INLINE_PREFETCH = SOURCE.replace(/\n\s*/g, '')

/** The requests of the script, by path and query string. */
export type InlinePrefetch = Map<
  string,
  { authorization: string; client: string; response: Promise<Response> }
>
