import { EVM_TOKENS } from '../evm/contracts/tokens'
import { toTokenList } from '../evm/toTokenList'
import { createDemoServices } from './createDemoServices'

/** Services of a demo in this page, as `/sandbox.json` lists those of a server. */
export interface DemoPageServices {
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly directoryUrl: string
  readonly dataUrl: string
  readonly tokenList: ReturnType<typeof toTokenList>
}

declare global {
  var __foyerDemo: DemoPageServices | undefined
}

// Stands beside its pictures: every request to the folder `services` is answered in this page.
const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href
const base = new URL('services/', here).href

if (!globalThis.__foyerDemo) {
  const services = createDemoServices(base)
  const fetchFromNetwork = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, location.href).href
    const isOurs = url.startsWith(base) && !url.endsWith('.svg')
    return isOurs ? services.fetch(new Request(input, init)) : fetchFromNetwork(input, init)
  }
  const { rpcUrls } = services.addresses
  globalThis.__SANDBOX_RPC__ = rpcUrls
  globalThis.__foyerDemo = { ...services.addresses, tokenList: toTokenList({ rpcUrls, tokens: EVM_TOKENS }) }
}
