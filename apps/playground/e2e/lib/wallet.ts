import type { SandboxWalletFacts } from '@foyer/sandbox'
import type { WalletScript } from '@foyer/sandbox/wallets'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type {} from './provided.ts'

export type WalletName = 'lantern' | 'kitewing' | 'northbeam'

/** The script of a wallet in the page: the same functions, each a step into the page. */
export type RemoteScript = {
  readonly [K in keyof WalletScript]: (...args: Parameters<WalletScript[K]>) => Promise<ReturnType<WalletScript[K]>>
}

export interface RemoteWallet extends SandboxWalletFacts {
  readonly script: RemoteScript
}

/** A sandbox wallet of the page, with its owner's hands: `await wallet(page, 'lantern').script.switchAccount(1)`. */
export function wallet(page: Page, name: WalletName): RemoteWallet {
  const facts = inject('wallets')[name]
  const script = new Proxy({} as RemoteScript, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        page.evaluate(callScript, { rdns: facts.rdns, method: String(method), args }),
  })
  return { ...facts, script }
}

interface Call {
  readonly rdns: string
  readonly method: string
  readonly args: unknown[]
}

/** Runs in the page. */
function callScript({ rdns, method, args }: Call): unknown {
  const { __sandboxWallets: wallets } = globalThis as unknown as {
    __sandboxWallets?: Record<string, { script: Record<string, (...args: unknown[]) => unknown> }>
  }
  const act = wallets?.[rdns]?.script[method]
  if (!act) throw new Error(`The page has no wallet ${rdns} that can ${method}.`)
  return act(...args)
}
