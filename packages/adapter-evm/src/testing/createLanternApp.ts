import type { Connection, ConnectRequest } from '@foyer/core/adapter'
import { getConnection } from '@wagmi/core'
import { expect, vi } from 'vitest'
import type { Eip1193Provider } from '../provider.js'
import { createTestApp, createWallet, toWalletOption } from './createTestApp.js'

export const LANTERN_ID = 'sandbox.foyer.lantern'
export const KITEWING_ID = 'sandbox.foyer.kitewing'

export async function createLanternApp(
  setup?: Parameters<typeof createWallet>[0],
  change = (provider: Eip1193Provider) => provider,
) {
  const wallet = createWallet(setup)
  const option = toWalletOption(wallet)
  const page = createTestApp({ wallets: [{ ...option, provider: change(option.provider) }], coinbase: false })
  const config = await page.adapter.wagmiConfig()
  const shown: string[] = []
  config.subscribe(
    () => getConnection(config),
    ({ status, address }) => shown.push(`${status} ${address ?? '-'}`),
    { equalityFn: (one, other) => one.status === other.status && one.address === other.address },
  )
  const connect = (request: Pick<ConnectRequest, 'signal' | 'silent' | 'onStatus'> = {}) =>
    page.adapter.connect({ walletId: LANTERN_ID, ...request })
  return { ...page, wallet, config, shown, connect }
}

export function recordConnectionChanges(connection: Connection<'eip155', Eip1193Provider>) {
  const changes: unknown[] = []
  const stop = connection.watch((change) =>
    changes.push(change.type === 'accounts' ? change.accounts.map(({ address }) => address) : change),
  )
  return { changes, stop }
}

export function waitForConnectPrompt({ script }: ReturnType<typeof createWallet>): Promise<void> {
  return vi.waitFor(() => expect(script.open()).toEqual(['connect']))
}
