import { createInternalError } from './errors'
import type { LoadRpcUrls, RpcUrls } from './types'

// Reads the page's global, else the script's `data-rpc`, else `/sandbox.json`.
export function readRpcUrls(): RpcUrls | LoadRpcUrls {
  const attribute = document.currentScript?.dataset.rpc
  const result =
    globalThis.__SANDBOX_RPC__ ?? (attribute === undefined ? undefined : (JSON.parse(attribute) as RpcUrls))
  return result === undefined ? load : toAbsolute(result)
}

// Resolves relative URLs such as `/rpc/1`.
function toAbsolute(urls: RpcUrls): RpcUrls {
  return Object.fromEntries(Object.entries(urls).map(([id, url]) => [id, new URL(url, location.href).href]))
}

// Loads on first use, so that a page that only lists the wallets has no failed request.
async function load(): Promise<RpcUrls> {
  const response = await fetch('/sandbox.json').catch(() => undefined)
  if (!response?.ok) throw createInternalError('The sandbox wallets know no RPC URL: see packages/sandbox/README.md.')
  const { rpcUrls } = (await response.json()) as { rpcUrls: RpcUrls }
  return toAbsolute(rpcUrls)
}
