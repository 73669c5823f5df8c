import type { LoggedRequest, WalletAnswer } from '@foyer/sandbox/evm'

/** Describes a sandbox wallet of any namespace in this page. */
export interface PageWallet {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** True if its provider is one of EIP-1193. */
  readonly isEvm: boolean
  readonly script: PageWalletScript
}

// Optional functions exist in the scripts of some namespaces only.
interface PageWalletScript {
  mode(answer: WalletAnswer): void
  switchAccount(position: number): void
  disconnectSite(): void
  lock?(): void
  unlock?(): void
  log(): readonly LoggedRequest[]
  switchChain?(chainId: number): void
}

/** Describes a wallet installed by a namespace's script. */
export interface InstalledSandboxWallet {
  readonly provider?: unknown
  readonly info?: { readonly name?: string; readonly icon?: string }
  readonly script: PageWalletScript
}

/** Lists installed sandbox wallets. */
export function listPageWallets(): readonly PageWallet[] {
  const result = Object.entries(globalThis.__sandboxWallets ?? {})
  return result.map(([id, { info, provider, script }]) => ({
    id,
    name: info?.name ?? nameOf(id),
    icon: info?.icon,
    isEvm: typeof provider === 'object' && provider !== null && 'request' in provider,
    script,
  }))
}

// `sandbox.foyer.saltmarsh` is Saltmarsh.
function nameOf(id: string): string {
  const last = id.slice(id.lastIndexOf('.') + 1)
  return `${last[0]?.toUpperCase() ?? ''}${last.slice(1)}`
}
