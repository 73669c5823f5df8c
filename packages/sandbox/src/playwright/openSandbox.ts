import * as z from 'zod/mini'
import { isLocalUrl } from '../server/isLocalUrl'
import { startSandbox } from '../server/startSandbox'
import type { SandboxSettings } from '../server/types'
import type { SandboxFixtureOptions, TestSandbox } from './types'

const urls = z.record(z.string(), z.string())
const settingsSchema: z.ZodMiniType<SandboxSettings> = z.object({
  url: z.string(),
  rpcUrls: urls,
  nodeUrls: urls,
  walletsUrl: z.string(),
  wallets: z.record(
    z.string(),
    z.object({
      name: z.string(),
      id: z.string(),
      chain: z.enum(['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos']),
      addresses: z.array(z.string()),
    }),
  ),
  relayUrl: z.string(),
  phoneUrl: z.exactOptional(z.string()),
  mailbox: z.exactOptional(z.object({ url: z.string(), smtpUrl: z.string() })),
})

/** Starts a sandbox, or uses the running one. */
export async function openSandbox({
  url,
  chains = ['evm', 'solana'],
}: SandboxFixtureOptions): Promise<TestSandbox & { stop(): Promise<void> }> {
  if (url !== undefined) return useRunning(url)
  const sandbox = await startSandbox({ chains })
  return {
    get settings() {
      return sandbox.settings
    },
    async startPhone() {
      await sandbox.startPhone()
      return sandbox.settings.phoneUrl ?? ''
    },
    stop: sandbox.stop,
  }
}

async function useRunning(url: string) {
  // The keys of the wallets are public, and so is everything that they sign.
  if (!isLocalUrl(url))
    throw new Error(`The sandbox at ${url} is on another machine. Start one here: npx foyer-sandbox`)
  const response = await fetch(new URL('/sandbox.json', url)).catch(() => undefined)
  if (!response?.ok) throw new Error(`There is no sandbox at ${url}. Start it: npx foyer-sandbox`)
  const settings = z.parse(settingsSchema, await response.json())
  return {
    settings,
    async startPhone() {
      if (settings.phoneUrl) return settings.phoneUrl
      throw new Error(`The sandbox at ${url} has no phone. What it printed at its start says why.`)
    },
    stop: async () => {},
  }
}
