/**
 * The inline script of the page, run before the app's bundle arrives (a separate file would cost one more round trip):
 * opens IndexedDB, and on a phone without a service worker requests the first lists. pwa/api/prefetched.ts uses the
 * responses. localStorage is read only when needed, because reading it delays the first paint; some browsers refuse it.
 *
 * The Content-Security-Policy contains the hash of this text, so values that a build changes are data attributes.
 */
const SOURCE = `try{
  const{screen,requests,client}=document.currentScript.dataset;
  self.indexedDB?.databases?.().catch(()=>{});
  if(location.pathname===screen&&!navigator.serviceWorker?.controller){
    const token=localStorage.getItem('token'),authorization='Bearer '+token;
    if(token)self.prefetched=new Map(requests.split(' ').map(path=>{
      const response=fetch(path,{headers:{authorization,'x-client':client},redirect:'error'});
      response.catch(()=>{});
      return[path,{authorization,client,response}]
    }))
  }
}catch{}`
export const INLINE_PREFETCH = SOURCE.replace(/\n\s*/g, '')

/** The requests of the script, by path and query string. */
export type InlinePrefetch = Map<
  string,
  { authorization: string; client: string; response: Promise<Response> }
>
