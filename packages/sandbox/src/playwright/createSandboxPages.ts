import type { BrowserContext } from '@playwright/test'
import * as z from 'zod/mini'
import { readBundle } from '../pages/readBundle'
import { readWallets } from '../server/readWallets'
import { createPageState, type PageState } from '../server/toPageState'
import type { SandboxSettings } from '../server/types'
import type { WalletAnswer } from '../wallet/scriptTypes'
import type { SandboxFixtureOptions, SandboxPages } from './types'

const faultsSchema = z.object({
  rejects: z.exactOptional(z.object({})),
  neverAnswers: z.exactOptional(z.object({})),
  wrongNetwork: z.exactOptional(z.object({ chainId: z.number() })),
})

/** Runs in the page. */
function applyInPage(state: PageState) {
  globalThis.__sandboxServer?.apply(state)
}

/** Tells the wallets in all pages of a test how to answer, in those that it has yet to open, too. */
export function createSandboxPages(context: BrowserContext): SandboxPages {
  const toPageState = createPageState()
  let mode: WalletAnswer = 'never'
  let faults: Parameters<typeof toPageState>[0] = {}
  const apply = async () => {
    const state = toPageState(faults, mode)
    await context.addInitScript(applyInPage, state)
    const frames = context.pages().flatMap((page) => page.frames())
    // A frame that is loading another page gets the state from the script above.
    await Promise.all(frames.map((frame) => frame.evaluate(applyInPage, state).catch(() => {})))
  }
  return {
    async setMode(next) {
      mode = next
      await apply()
    },
    async setFaults(active) {
      faults = z.parse(faultsSchema, active)
      await apply()
    },
  }
}

/** Installs the wallets in the pages that the context opens from now on. */
export async function installWallets(
  context: BrowserContext,
  { wallets, rpcUrls }: SandboxSettings,
  { setup = {}, hosts = [] }: SandboxFixtureOptions,
): Promise<void> {
  const scripts = await Promise.all([readWallets(wallets), readBundle('server')])
  const globals = { __SANDBOX_RPC__: rpcUrls, __sandboxScript: { mode: 'never', ...setup } }
  await context.addInitScript({
    content: `(() => {
if (!/^(localhost|.+\\.localhost|127(\\.\\d+){3}|\\[::1\\])$/.test(location.hostname) && !${JSON.stringify(hosts)}.includes(location.hostname)) return
Object.assign(globalThis, ${JSON.stringify(globals)})
${scripts.flat().join('\n')}
})()`,
  })
}
