import { createHash } from 'node:crypto';
import { analyticsHosts, analyticsScript, type AnalyticsIds } from './analytics';

/**
 * Sends a form in one step: solves the server's proof of work on focus. After a failure, the confirmation
 * page follows. Minified.
 */
export const formScript = `(()=>{const f=document.querySelector('form[data-work]');if(!f||!self.crypto||!crypto.subtle)return;let w,s;const h=x=>Uint8Array.from(x.match(/../g),y=>parseInt(y,16)),solve=async c=>{const p=c.parameters,n=h(p.nonce),b=new Uint8Array(n.length+4),v=new DataView(b.buffer);b.set(n);for(let i=0;;i++){v.setUint32(n.length,i);const k=await crypto.subtle.importKey('raw',b,'PBKDF2',!1,['deriveBits']),d=await crypto.subtle.deriveBits({name:'PBKDF2',hash:'SHA-256',salt:h(p.salt),iterations:p.cost},k,8*p.keyLength),x=Array.from(new Uint8Array(d),y=>y.toString(16).padStart(2,'0')).join('');if(x.startsWith(p.keyPrefix))return JSON.stringify({challenge:c,solution:{counter:i,derivedKey:x}})}},ask=()=>w=w||fetch(f.dataset.work,{cache:'no-store'}).then(r=>r.json()).then(solve).catch(()=>''),put=(n,x)=>{const i=document.createElement('input');i.type='hidden';i.name=n;i.value=x;f.append(i)};f.querySelector('.form-end p').hidden=!0;f.addEventListener('focusin',ask,{once:!0});f.addEventListener('submit',e=>{if(s)return;e.preventDefault();s=1;Promise.race([ask(),new Promise(r=>setTimeout(r,8e3,''))]).then(x=>{put('ref',document.referrer.slice(0,300));put('shown',performance.now()|0);if(x){put('work',x);put('step','send')}f.submit()})})})()`;

/**
 * Reports sections seen for a second, and clicks on links, without body, cookie or answer. At most 1 kB, as
 * pages contain it.
 */
export const countScript = `(()=>{const d=document,u=d.getElementById('seen').src.replace('/seen?','/count?'),t=new Map,s=e=>navigator.sendBeacon(u+'&e='+e),o=new IntersectionObserver(a=>a.forEach(({target:e,isIntersecting:b})=>{clearTimeout(t.get(e));b&&t.set(e,setTimeout(()=>{o.unobserve(e);s('section&s='+ +e.dataset.no)},1e3))}),{rootMargin:'-25% 0px'}),f=d.querySelector('form.form');d.querySelectorAll('section[data-no]').forEach(e=>o.observe(e));d.addEventListener('click',({target:e})=>{const a=e.closest('a[href]'),h=a&&a.href,k=!h?0:/^tel:/.test(h)?'call':/\\/(line\\.me|lin\\.ee)\\//.test(h)?'line':/maps/.test(h)?'map':/\\.pdf$/.test(h)?'brochure':0;k&&s(k)},!0);f&&f.addEventListener('focusin',()=>s('begun'),{once:!0})})()`;

export interface PageScripts {
  head: string[];
  end: string[];
  /** Sources that the page's policy needs for the scripts: their hashes, and hosts that they load from. */
  policy: string;
}

/** Scripts of a page on a separate host; of the page's data they contain only validated ids. */
export function scriptsOf(ids: AnalyticsIds, hasForm: boolean): PageScripts {
  const analytics = analyticsScript(ids);
  const end = [countScript, ...(hasForm ? [formScript] : [])];
  return withPolicy(analytics ? [analytics] : [], end, analytics ? ` ${analyticsHosts}` : '');
}

/** Scripts of a page on a separate host that shows a form again. */
export const formAgainScripts = withPolicy([], [formScript]);

/** `hosts`: sources of scripts in the head that load further ones, after a space. */
function withPolicy(head: string[], end: string[], hosts = ''): PageScripts {
  const hashes = [...head, ...end].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const sources = [...hashes, ...(hosts ? ["'strict-dynamic'"] : [])].join(' ');
  return {
    head,
    end,
    policy: `script-src ${sources || "'none'"}; connect-src 'self'${hosts}; img-src 'self'${hosts}`,
  };
}
