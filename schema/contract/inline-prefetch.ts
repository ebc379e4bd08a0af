/**
 * The inline script of the page, run before the app's bundle arrives (a separate file would cost one more round trip):
 * opens IndexedDB, and on a phone without a service worker requests the first lists. pwa/api/prefetched.ts uses the
 * responses. Everywhere else it preloads the code of the database, which only a first visit to the list does without.
 * localStorage is read only when needed, because reading it delays the first paint; some browsers refuse it.
 *
 * The Content-Security-Policy contains the hash of this text, so values that a build changes are data attributes.
 */
const SOURCE = `try{
  const{screen,requests,client,database:href}=document.currentScript.dataset,
  isLater=navigator.serviceWorker?.controller,
  token=isLater||localStorage.getItem('token'),
  authorization='Bearer '+token;
  self.indexedDB?.databases?.().catch(()=>{});
  if(!isLater&&token&&location.pathname===screen)self.prefetched=new Map(requests.split(' ').map(path=>{
    const response=fetch(path,{headers:{authorization,'x-client':client},redirect:'error'});
    response.catch(()=>{});
    return[path,{authorization,client,response}]
  }));
  else if(token)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))
}catch{}`
export const INLINE_PREFETCH = SOURCE.replace(/\n\s*/g, '')

/** The requests of the script, by path and query string. */
export type InlinePrefetch = Map<
  string,
  { authorization: string; client: string; response: Promise<Response> }
>
