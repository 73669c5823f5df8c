import { internal } from './errors'
import type { LoadRpcUrls, RpcUrls } from './types'

/** From the page's global, from the script's own `data-rpc`, or from `/sandbox.json`, in this order. */
export function readRpcUrls(): RpcUrls | LoadRpcUrls {
  const attribute = document.currentScript?.dataset.rpc
  const found = globalThis.__SANDBOX_RPC__ ?? (attribute === undefined ? undefined : (JSON.parse(attribute) as RpcUrls))
  return found === undefined ? load : toAbsolute(found)
}

/** A page that serves its own proxy may say `/rpc/1`. */
function toAbsolute(urls: RpcUrls): RpcUrls {
  return Object.fromEntries(Object.entries(urls).map(([id, url]) => [id, new URL(url, location.href).href]))
}

/** Only when a chain is needed: a page that just looks at the wallets sees no failed request. */
async function load(): Promise<RpcUrls> {
  const response = await fetch('/sandbox.json').catch(() => undefined)
  if (!response?.ok) throw internal('The sandbox wallets know no RPC URL: see tooling/sandbox/README.md.')
  const { rpcUrls } = (await response.json()) as { rpcUrls: RpcUrls }
  return toAbsolute(rpcUrls)
}
