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
