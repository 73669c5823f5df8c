import type { Connection, ConnectRequest } from '@foyer/core/adapter'
import { getConnection } from '@wagmi/core'
import { expect, vi } from 'vitest'
import type { Eip1193Provider } from '../provider.js'
import { createPage, createWallet, toOption } from './createPage.js'

export const LANTERN = 'sandbox.foyer.lantern'
export const KITEWING = 'sandbox.foyer.kitewing'

/** A page whose one wallet is Lantern, and all that wagmi's hooks would have shown of it. */
export async function setUp(
  setup?: Parameters<typeof createWallet>[0],
  change = (provider: Eip1193Provider) => provider,
) {
  const wallet = createWallet(setup)
  const option = toOption(wallet)
  const page = createPage({ wallets: [{ ...option, provider: change(option.provider) }], coinbase: false })
  const config = await page.adapter.wagmiConfig()
  /** Every status and address that a hook of wagmi would have shown. */
  const shown: string[] = []
  config.subscribe(
    () => getConnection(config),
    ({ status, address }) => shown.push(`${status} ${address ?? '-'}`),
    { equalityFn: (one, other) => one.status === other.status && one.address === other.address },
  )
  const connect = (request: Pick<ConnectRequest, 'signal' | 'silent' | 'onNews'> = {}) =>
    page.adapter.connect({ walletId: LANTERN, ...request })
  return { ...page, wallet, config, shown, connect }
}

/** All that a connection reports, accounts as their addresses. */
export function watch(connection: Connection<'eip155', Eip1193Provider>) {
  const changes: unknown[] = []
  const stop = connection.watch((change) =>
    changes.push(change.type === 'accounts' ? change.accounts.map(({ address }) => address) : change),
  )
  return { changes, stop }
}

/** Resolves when the wallet shows its owner that a page wants to connect. */
export function isAsked({ script }: ReturnType<typeof createWallet>): Promise<void> {
  return vi.waitFor(() => expect(script.open()).toEqual(['connect']))
}
