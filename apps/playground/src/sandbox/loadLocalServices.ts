import { isStaticDemo } from '../settings/isStaticDemo'
import { type LocalServices, NO_LOCAL_SERVICES, type RpcUrls } from './localServices'

const DEMO_CHAINS = [1, 8453, 10]

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Loads the local services' addresses. */
export async function loadLocalServices(): Promise<LocalServices> {
  if (isStaticDemo) return loadDemoServices()
  try {
    const response = await fetch('/sandbox.json')
    return { ...NO_LOCAL_SERVICES, ...((await response.json()) as Partial<LocalServices>) }
  } catch {
    return NO_LOCAL_SERVICES
  }
}

/**
 * Installs a namespace's sandbox wallets in the page. Resolves with false if the server lacks them.
 *
 * @param namespace @default 'eip155'
 */
export function installSandboxWallets(rpcUrls: RpcUrls, namespace = 'eip155'): Promise<boolean> {
  globalThis.__SANDBOX_RPC__ = rpcUrls
  if (isStaticDemo) return namespace === 'eip155' ? loadScript(demoFile('demo-wallets.js')) : Promise.resolve(false)
  const path = namespace === 'eip155' ? '/sandbox-wallets.js' : `/sandbox-wallets-${namespace}.js`
  return loadScript(path)
}

/** Loads a script once. Resolves with false if the server lacks it. */
function loadScript(path: string): Promise<boolean> {
  if (document.querySelector(`script[src="${path}"]`)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = toScriptUrl(path)
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    document.head.append(script)
  })
}

// Scripts of the build stand in `assets`, the demo's files beside it. Vite would bundle what it finds in `new URL`.
const { url: ownUrl } = import.meta
const demoFile = (name: string) => new URL(`../${name}`, ownUrl).href

/** Puts the demo's chains and services into the page. */
async function loadDemoServices(): Promise<LocalServices> {
  await loadScript(demoFile('demo-chain.js'))
  const picture = (id: number) => [String(id), demoFile(`services/pictures/${id}.svg`)] as const
  return { ...(globalThis.__foyerDemo ?? NO_LOCAL_SERVICES), chainImages: Object.fromEntries(DEMO_CHAINS.map(picture)) }
}

// A policy with trusted types refuses a plain text as a script's URL.
function toScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('foyer-sandbox', { createScriptURL: (text) => text }).createScriptURL(url) ?? url
}
