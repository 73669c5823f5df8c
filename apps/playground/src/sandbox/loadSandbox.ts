import { type Local, nothingLocal, type RpcUrls } from './local'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** What was started with the page. */
export async function loadSandbox(): Promise<Local> {
  try {
    const response = await fetch('/sandbox.json')
    return { ...nothingLocal, ...((await response.json()) as Partial<Local>) }
  } catch {
    return nothingLocal
  }
}

/**
 * Puts the sandbox wallets of a namespace into the page. False where the server does not have them.
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

/** Where a policy asks for trusted types, a plain text is not accepted as the address of a script. */
function toScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('foyer-sandbox', { createScriptURL: (text) => text }).createScriptURL(url) ?? url
}
