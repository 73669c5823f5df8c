import { getConnection, getConnections } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../../provider.js'
import { createLanternApp, LANTERN_ID } from '../../testing/createLanternApp.js'
import { ADDRESSES, createTestApp, createWallet, listParams } from '../../testing/createTestApp.js'

const [FIRST, SECOND] = ADDRESSES

describe('connecting', () => {
  it('returns checksummed accounts, the network and the wallet’s provider', async () => {
    const { connect, wallet, config } = await createLanternApp({
      setup: { next: [{ answer: 'approve', accounts: [1, 0] }] },
    })
    const connection = await connect()
    expect(connection.accounts).toEqual([
      { address: FIRST, type: 'eoa' },
      { address: SECOND, type: 'eoa' },
    ])
    expect(connection.caipNetworkId).toBe('eip155:1')
    expect(connection.provider).toBe(wallet.provider)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FIRST, chainId: 1 })
  })

  it('prompts once, without a permission request', async () => {
    const { connect, wallet } = await createLanternApp()
    await connect()
    const methods = wallet.script.log().map(({ method }) => method)
    expect(methods).toContain('eth_requestAccounts')
    expect(methods).not.toContain('wallet_requestPermissions')
  })

  it('returns the live connection of a connected wallet', async () => {
    const { connect, wallet } = await createLanternApp()
    const connection = await connect()
    wallet.script.clearLog()
    expect(await connect()).toBe(connection)
    expect(await connect({ silent: true })).toBe(connection)
    expect(wallet.script.log()).toEqual([])
  })

  it('rejects with the wallet’s error when the user declines, and stores nothing', async () => {
    const { connect, config, shown } = await createLanternApp({ setup: { mode: 'reject' } })
    await expect(connect()).rejects.toMatchObject({ code: 4001 })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(getConnections(config)).toEqual([])
  })

  it('rejects with WALLET_NOT_FOUND for an unknown wallet', async () => {
    const { adapter } = await createLanternApp()
    await expect(adapter.connect({ walletId: 'io.nowhere' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('rejects with WALLET_NOT_FOUND when the app’s provider fails to load, and retries', async () => {
    const wallet = createWallet()
    let provider: unknown
    const own = { id: 'own', name: 'Own', provider: async () => provider as Eip1193Provider }
    const { adapter } = createTestApp({ wallets: [own] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    provider = wallet.provider
    await expect(adapter.connect({ walletId: 'own' })).resolves.toMatchObject({ provider })
  })

  it('requests the network, and connects on the wallet’s own if the user declines', async () => {
    const { adapter, modal, wallet } = await createLanternApp({ chainId: 8453, setup: { next: ['approve', 'reject'] } })
    const network = modal.context.stores.networks.find('eip155:1')
    const connection = await adapter.connect({ walletId: LANTERN_ID, network: network as never })
    expect(listParams(wallet, 'wallet_switchEthereumChain')).toEqual([[{ chainId: '0x1' }]])
    expect(connection.caipNetworkId).toBe('eip155:8453')
    await connection.disconnect()
    expect(await adapter.connect({ walletId: LANTERN_ID, network: network as never })).toMatchObject({
      caipNetworkId: 'eip155:1',
    })
  })
})

it('a connect follows the modal’s networks', async () => {
  const { modal, config } = await createLanternApp()
  expect(config.chains.map(({ id }) => id)).toEqual([1, 8453])
  modal.addNetwork({ ...mainnet, id: 10, name: 'OP Mainnet' })
  expect(config.chains.map(({ id }) => id)).toEqual([1, 8453, 10])
  expect(config.getClient({ chainId: 10 as number }).chain.name).toBe('OP Mainnet')
  modal.removeNetwork('eip155:1')
  expect(config.chains.map(({ id }) => id)).toEqual([8453, 10])
  expect(config.state.chainId).toBe(8453)
})
