import type { RpcUrls } from '../settings/toOptions'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The local chains; empty when none were started with the page. */
export async function loadSandbox(): Promise<RpcUrls> {
  try {
    const response = await fetch('/sandbox.json')
    const { rpcUrls } = (await response.json()) as { rpcUrls?: RpcUrls }
    return rpcUrls ?? {}
  } catch {
    return {}
  }
}

/** Puts the sandbox wallets into the page. False where the server does not have them. */
export function installSandboxWallets(rpcUrls: RpcUrls): Promise<boolean> {
  globalThis.__SANDBOX_RPC__ = rpcUrls
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = toScriptUrl('/sandbox-wallets.js')
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
