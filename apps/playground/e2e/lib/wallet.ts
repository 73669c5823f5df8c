import type { SandboxWalletFacts } from '@foyer/sandbox'
import type { WalletScript } from '@foyer/sandbox/wallets'
import type { Page } from 'playwright-core'
import { given } from './given.ts'

export type WalletName = 'lantern' | 'kitewing' | 'northbeam'

/** The script of a wallet in the page: the same functions, each a step into the page. */
export type RemoteScript<Script = WalletScript> = {
  readonly [K in keyof Script]: Script[K] extends (...args: infer A) => infer T ? (...args: A) => Promise<T> : never
}

export interface RemoteWallet extends SandboxWalletFacts {
  readonly script: RemoteScript
}

/** A sandbox wallet of the page, with its owner's hands: `await wallet(page, 'lantern').script.switchAccount(1)`. */
export function wallet(page: Page, name: WalletName): RemoteWallet {
  const facts = given('wallets')[name]
  return { ...facts, script: scriptOf(page, facts.rdns) }
}

/** The script of any sandbox wallet in the page, by its id. Not all of them can do all of it. */
export function scriptOf<Script = WalletScript>(page: Page, id: string): RemoteScript<Script> {
  return new Proxy({} as RemoteScript<Script>, {
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

/** Runs in the page. */
function callScript({ rdns, method, args }: Call): unknown {
  const { __sandboxWallets: wallets } = globalThis as unknown as {
    __sandboxWallets?: Record<string, { script: Record<string, (...args: unknown[]) => unknown> }>
  }
  const act = wallets?.[rdns]?.script[method]
  if (!act) throw new Error(`The page has no wallet ${rdns} that can ${method}.`)
  return act(...args)
}
