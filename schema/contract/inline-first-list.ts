/**
 * The inline script of the document that the server sends, after that of inline-list.ts: shows the list of open tasks
 * from the early responses (inline-prefetch.ts) in the template of the build (pwa/routes/-first-list/template.tsx), on a
 * phone that stores nothing of the user. Values become text nodes and attribute values, never markup; pictures are left
 * to the app. In another language than English the words stay empty. The order is `mixedPosition` of
 * pwa/features/tasks/list/order.ts.
 */
const SOURCE = `try{
  const{seed,isListed,language,saves,isGrid,userId,show}=self.drawnList,
  template=document.getElementById('first-list'),
  {icons,words,short,long}=template.dataset,
  isEnglish=language()==='en',
  grid=isGrid(),
  databases=self.indexedDB?.databases?.(),
  sortOf=id=>{
    let hash=0x811c9dc5^seed;
    for(let at=0;at<id.length;at++)hash=Math.imul(hash^id.charCodeAt(at),0x01000193);
    hash=Math.imul(hash^(hash>>>16),0x85ebca6b);
    hash=Math.imul(hash^(hash>>>13),0xc2b2ae35);
    return(hash^(hash>>>16))>>>0
  },
  cut=(text,max)=>{
    if(text.length<=max)return text;
    const parts=[...new Intl.Segmenter('en').segment(text)];
    return parts[max]?text.slice(0,parts[max].index).trimEnd()+'....':text
  },
  fill=(node,values)=>{
    const replace=text=>text.replace(/{(\\w+)}/g,(_,name)=>values[name]??''),
    walker=document.createTreeWalker(node,5);
    while(walker.nextNode()){
      const{currentNode:each}=walker;
      if(each.nodeType===3)each.data=each.data.includes('{')?replace(each.data):isEnglish?each.data:' ';
      else for(const attribute of each.attributes)if(attribute.value.includes('{'))attribute.value=replace(attribute.value)
    }
    return node
  },
  draw=({userDetails:{user}},{tasks,nextCursor})=>{
    const content=template.content.cloneNode(true),
    list=content.querySelector('.list'),
    cards=[...list.children],
    avatar=content.querySelector('.avatar'),
    [anywhere,month,months,...texts]=JSON.parse(words),
    name=user.username,
    [start='',second]=name.trim().split(/\\s+/),
    shown=tasks.filter(({status,client})=>status==='pending'&&client!==user._id),
    cardOf=task=>{
      const picture=(grid?null:task.taskThumbnail)??task.taskImage;
      return fill(cards[(grid?3:0)+(picture?saves()?1:0:2)].cloneNode(true),{
        id:task._id,
        title:task.title,
        text:cut(task.description,grid?+short:+long),
        field:task.field,
        icon:JSON.parse(icons)[task.field],
        at:task.createdAt,
        place:task.location||(isEnglish?anywhere:''),
        type:task.projectType,
        months:isEnglish?(task.duration===1?month:months).replace('#',task.duration):'',
        amount:task.price,
        price:'₦'+task.price.toFixed(2).replace('.00','').replace(/\\B(?=(\\d{3})+\\b)/g,',')
      })
    };
    if(user.userType!=='tasker'||!user.skillsets.length||!user.profileDescription||!shown.length)return;
    list.replaceChildren();
    fill(content,{name,trade:user.trade});
    avatar.dataset.tint=[...name].reduce((sum,letter)=>sum+letter.codePointAt(0),0)%4;
    if(!user.profilePicture||saves())avatar.textContent=second?start.slice(0,1)+second.slice(0,1):[...start].slice(0,2).join('');
    if(!nextCursor)content.querySelector('.pager').remove();
    shown.sort((a,b)=>sortOf(a._id)-sortOf(b._id));
    list.append(...shown.map(cardOf));
    show(content,isEnglish?texts:null)
  };
  if(isListed&&self.prefetched)
    Promise.all([...self.prefetched.values()].map(async({response})=>(await response).clone().json())).then(async responses=>{
      if((await databases)?.every(({name})=>name!=='onise:'+userId()))draw(...responses)
    }).catch(()=>{})
}catch{}`
export const INLINE_FIRST_LIST = SOURCE.replace(/\n\s*/g, '')
