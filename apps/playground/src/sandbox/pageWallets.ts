import type { Answer, LoggedRequest } from '@foyer/sandbox/wallets'

/** A sandbox wallet of any namespace, as its owner handles it in this page. */
export interface PageWallet {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** Its provider is one of EIP-1193. */
  readonly isEvm: boolean
  readonly script: PageWalletScript
}

/** What the owners of all of them can do, and what some can. */
interface PageWalletScript {
  mode(answer: Answer): void
  switchAccount(position: number): void
  disconnectSite(): void
  lock?(): void
  unlock?(): void
  log(): readonly LoggedRequest[]
  switchChain?(chainId: number): void
}

/** What a namespace's script puts into the page. */
export interface SandboxPageWallet {
  readonly provider?: unknown
  readonly info?: { readonly name?: string; readonly icon?: string }
  readonly script: PageWalletScript
}

/** Those that are in the page now. */
export function pageWallets(): readonly PageWallet[] {
  const found = Object.entries(globalThis.__sandboxWallets ?? {})
  return found.map(([id, { info, provider, script }]) => ({
    id,
    name: info?.name ?? nameOf(id),
    icon: info?.icon,
    isEvm: typeof provider === 'object' && provider !== null && 'request' in provider,
    script,
  }))
}

/** `sandbox.foyer.saltmarsh` is Saltmarsh. */
function nameOf(id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1)
  return `${last[0]?.toUpperCase() ?? ''}${last.slice(1)}`
}
