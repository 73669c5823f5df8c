import { getConnection, getConnections } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { Eip1193Provider } from '../provider.js'
import { LANTERN, setUp } from '../testing/connectLantern.js'
import { ADDRESSES, createPage, createWallet, paramsOf } from '../testing/createPage.js'

const [FIRST, SECOND] = ADDRESSES

describe('connecting', () => {
  it('gives a connection with checksummed accounts, the network and the wallet’s own provider', async () => {
    const { connect, wallet, config } = await setUp({ setup: { next: [{ answer: 'approve', accounts: [1, 0] }] } })
    const connection = await connect()
    expect(connection.accounts).toEqual([
      { address: FIRST, type: 'eoa' },
      { address: SECOND, type: 'eoa' },
    ])
    expect(connection.caipNetworkId).toBe('eip155:1')
    expect(connection.provider).toBe(wallet.provider)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: FIRST, chainId: 1 })
  })

  it('asks once, without a request for permissions', async () => {
    const { connect, wallet } = await setUp()
    await connect()
    const methods = wallet.script.log().map(({ method }) => method)
    expect(methods).toContain('eth_requestAccounts')
    expect(methods).not.toContain('wallet_requestPermissions')
  })

  it('gives the live connection for a wallet that is connected', async () => {
    const { connect, wallet } = await setUp()
    const connection = await connect()
    wallet.script.clearLog()
    expect(await connect()).toBe(connection)
    expect(await connect({ silent: true })).toBe(connection)
    expect(wallet.script.log()).toEqual([])
  })

  it('rejects with what the wallet said when the visitor declines, and leaves nothing behind', async () => {
    const { connect, config, shown } = await setUp({ setup: { mode: 'reject' } })
    await expect(connect()).rejects.toMatchObject({ code: 4001 })
    expect(shown).toEqual(['connecting -', 'disconnected -'])
    expect(getConnections(config)).toEqual([])
  })

  it('rejects with WALLET_NOT_FOUND for a wallet that is not there', async () => {
    const { adapter } = await setUp()
    await expect(adapter.connect({ walletId: 'io.nowhere' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  })

  it('rejects with WALLET_NOT_FOUND when the page’s own provider does not load, and tries again', async () => {
    const wallet = createWallet()
    let provider: unknown
    const own = { id: 'own', name: 'Own', provider: async () => provider as Eip1193Provider }
    const { adapter } = createPage({ wallets: [own] })
    await expect(adapter.connect({ walletId: 'own' })).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
    provider = wallet.provider
    await expect(adapter.connect({ walletId: 'own' })).resolves.toMatchObject({ provider })
  })

  it('asks the wallet to the wanted network, and is connected where it is when the visitor stays', async () => {
    const { adapter, modal, wallet } = await setUp({ chainId: 8453, setup: { next: ['approve', 'reject'] } })
    const network = modal.context.stores.networks.find('eip155:1')
    const connection = await adapter.connect({ walletId: LANTERN, network: network as never })
    expect(paramsOf(wallet, 'wallet_switchEthereumChain')).toEqual([[{ chainId: '0x1' }]])
    expect(connection.caipNetworkId).toBe('eip155:8453')
    await connection.disconnect()
    expect(await adapter.connect({ walletId: LANTERN, network: network as never })).toMatchObject({
      caipNetworkId: 'eip155:1',
    })
  })
})

it('follows the modal’s networks', async () => {
  const { modal, config } = await setUp()
  expect(config.chains.map(({ id }) => id)).toEqual([1, 8453])
  modal.addNetwork({ ...mainnet, id: 10, name: 'OP Mainnet' })
  expect(config.chains.map(({ id }) => id)).toEqual([1, 8453, 10])
  expect(config.getClient({ chainId: 10 as number }).chain.name).toBe('OP Mainnet')
  modal.removeNetwork('eip155:1')
  expect(config.chains.map(({ id }) => id)).toEqual([8453, 10])
  expect(config.state.chainId).toBe(8453)
})
