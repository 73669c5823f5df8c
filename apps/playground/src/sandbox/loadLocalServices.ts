import { type LocalServices, NO_LOCAL_SERVICES, type RpcUrls } from './localServices'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Loads the local services' addresses. */
export async function loadLocalServices(): Promise<LocalServices> {
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
  const path = namespace === 'eip155' ? '/sandbox-wallets.js' : `/sandbox-wallets-${namespace}.js`
  if (document.querySelector(`script[src="${path}"]`)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = toScriptUrl(path)
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    document.head.append(script)
  })
}

// A policy with trusted types refuses a plain text as a script's URL.
function toScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('foyer-sandbox', { createScriptURL: (text) => text }).createScriptURL(url) ?? url
}
