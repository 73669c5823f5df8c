import type { SandboxWalletAccounts } from '@foyer/sandbox'
import type { EvmWalletScript } from '@foyer/sandbox/evm'
import type { Page } from 'playwright-core'
import { getTestService } from './getTestService.ts'

export type WalletName = 'lantern' | 'kitewing' | 'northbeam'

/** Describes a page wallet's script as tests call it: each function returns a promise. */
export type AsyncWalletScript<Script = EvmWalletScript> = {
  readonly [K in keyof Script]: Script[K] extends (...args: infer A) => infer T ? (...args: A) => Promise<T> : never
}

export interface ControlledWallet extends SandboxWalletAccounts {
  readonly script: AsyncWalletScript
}

/** Controls a sandbox wallet in the page: `await controlWallet(page, 'lantern').script.switchAccount(1)`. */
export function controlWallet(page: Page, name: WalletName): ControlledWallet {
  const facts = getTestService('wallets')[name]
  return { ...facts, script: controlWalletById(page, facts.rdns) }
}

/** Controls any sandbox wallet in the page by its id. Wallets support different functions. */
export function controlWalletById<Script = EvmWalletScript>(page: Page, id: string): AsyncWalletScript<Script> {
  return new Proxy({} as AsyncWalletScript<Script>, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        page.evaluate(callScript, { rdns: id, method: String(method), args }),
  })
}

interface Call {
  readonly rdns: string
  readonly method: string
  readonly args: unknown[]
}

// Runs in the page.
function callScript({ rdns, method, args }: Call): unknown {
  const { __sandboxWallets: wallets } = globalThis as unknown as {
    __sandboxWallets?: Record<string, { script: Record<string, (...args: unknown[]) => unknown> }>
  }
  const act = wallets?.[rdns]?.script[method]
  if (!act) throw new Error(`The page has no wallet ${rdns} that can ${method}.`)
  return act(...args)
}
