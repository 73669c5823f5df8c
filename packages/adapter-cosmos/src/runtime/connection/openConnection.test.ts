import type { ConnectionChange } from '@foyer/core/adapter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cosmosHub, osmosis } from '../../networks.js'
import {
  ADDRESSES,
  createTestApp,
  createWallet,
  KEPLR_ID,
  LEAP_ID,
  listRequests,
  stubWindow,
} from '../../testing/createTestApp.js'

beforeEach(() => void stubWindow())
afterEach(() => void vi.unstubAllGlobals())

async function connect(options?: Parameters<typeof createWallet>[0]) {
  const wallet = createWallet(options)
  const page = createTestApp()
  const connection = await page.adapter.connect({ walletId: options?.style === 'leap' ? LEAP_ID : KEPLR_ID })
  const changes: unknown[] = []
  connection.watch((change: ConnectionChange<'cosmos'>) =>
    changes.push(change.type === 'accounts' ? change.accounts.map(({ address }) => address) : change.type),
  )
  return { ...page, wallet, connection, changes }
}

describe('a changed key', () => {
  it('is reported on the wallet’s event', async () => {
    const { wallet, connection, changes } = await connect()
    wallet.script.switchAccount(1)
    await vi.waitFor(() => expect(changes).toEqual([[ADDRESSES[1]]]))
    expect(connection.accounts[0].address).toBe(ADDRESSES[1])
  })

  it('is the last of two in a row', async () => {
    const { wallet, connection, changes } = await connect()
    wallet.script.switchAccount(1)
    wallet.script.switchAccount(2)
    await vi.waitFor(() => expect(connection.accounts[0].address).toBe(ADDRESSES[2]))
    expect(changes).toEqual([[ADDRESSES[2]]])
  })

  it('is the last of two, whichever the wallet tells first', async () => {
    const { wallet, changes } = await connect()
    const { getKey } = wallet.provider
    const answers: (() => void)[] = []
    const answerLater = async (chainId: string) => {
      const key = await getKey(chainId)
      await new Promise<void>((resolve) => answers.push(resolve))
      return key
    }
    Object.assign(wallet.provider, { getKey: answerLater })
    for (const [index, position] of [1, 2].entries()) {
      wallet.script.switchAccount(position)
      await vi.waitFor(() => expect(answers).toHaveLength(index + 1))
    }
    answers[1]?.()
    await vi.waitFor(() => expect(changes).toEqual([[ADDRESSES[2]]]))
    answers[0]?.()
    Object.assign(wallet.provider, { getKey })
    wallet.script.switchAccount(0)
    await vi.waitFor(() => expect(changes).toContainEqual([ADDRESSES[0]]))
    expect(changes).toEqual([[ADDRESSES[2]], [ADDRESSES[0]]])
  })

  it('ends the connection if the wallet shows none', async () => {
    const { wallet, connection, changes, adapter } = await connect({ style: 'leap' })
    wallet.script.disconnectSite()
    await vi.waitFor(() => expect(changes).toEqual(['end']))
    wallet.script.switchAccount(1)
    await expect(connection.switchNetwork?.(osmosis)).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    const silent = adapter.connect({ walletId: LEAP_ID, silent: true })
    await expect(silent).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(changes).toEqual(['end'])
  })

  it('is not observed after the end', async () => {
    const { wallet, connection, modal } = await connect()
    await connection.disconnect()
    const other = await connect()
    other.modal.destroy()
    modal.destroy()
    wallet.script.clearLog()
    window.dispatchEvent(new Event('keplr_keystorechange'))
    expect(listRequests(wallet)).toEqual([])
  })
})

describe('another network', () => {
  it('has its own addresses, reported with it', async () => {
    const { connection, changes } = await connect()
    await connection.switchNetwork?.(osmosis)
    expect(connection.caipNetworkId).toBe('cosmos:osmosis-1')
    expect(changes).toEqual([[expect.stringMatching(/^osmo1/)], 'network'])
    await connection.switchNetwork?.(cosmosHub)
    expect(connection.accounts[0].address).toBe(ADDRESSES[0])
  })

  it('is not selected when the user declines', async () => {
    const { wallet, connection, changes } = await connect()
    wallet.script.mode('reject')
    await expect(connection.switchNetwork?.(osmosis)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(changes).toEqual([])
    expect(connection.caipNetworkId).toBe('cosmos:cosmoshub-4')
  })

  it('is the one that was selected last', async () => {
    const { wallet, connection } = await connect()
    wallet.script.mode('never')
    const switching = expect(connection.switchNetwork?.(osmosis)).rejects.toMatchObject({ code: 'ABORTED' })
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    await connection.switchNetwork?.(cosmosHub)
    wallet.script.release()
    await switching
    expect(connection.caipNetworkId).toBe('cosmos:cosmoshub-4')
  })

  it('is not stored if the connection ends while its account is read', async () => {
    const { wallet, connection, adapter } = await connect()
    const { getKey } = wallet.provider
    let answer: (() => void) | undefined
    const answerLater = async (chainId: string) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return getKey(chainId)
    }
    Object.assign(wallet.provider, { getKey: answerLater })
    const switching = expect(connection.switchNetwork?.(osmosis)).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await vi.waitFor(() => expect(answer).toBeDefined())
    await connection.disconnect()
    answer?.()
    await switching
    const restoring = adapter.connect({ walletId: KEPLR_ID, silent: true })
    await expect(restoring).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('is revoked if authorized after the end', async () => {
    const { wallet, connection } = await connect()
    wallet.script.mode('never')
    const switching = connection.switchNetwork?.(osmosis)
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    await connection.disconnect()
    wallet.script.clearLog()
    wallet.script.release()
    await expect(switching).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    await vi.waitFor(() => expect(wallet.script.log()).toMatchObject([{ method: 'disable', params: [['osmosis-1']] }]))
  })

  it('gets the key that arrived during the request', async () => {
    const { wallet, connection } = await connect()
    wallet.script.mode('never')
    const switching = connection.switchNetwork?.(osmosis)
    await vi.waitFor(() => expect(wallet.script.open()).toEqual(['connect']))
    wallet.script.switchAccount(1)
    await vi.waitFor(() => expect(connection.accounts[0].address).toBe(ADDRESSES[1]))
    wallet.script.release()
    await switching
    const onHub = (await wallet.provider.getKey('osmosis-1')).bech32Address
    await vi.waitFor(() => expect(connection.accounts[0].address).toBe(onHub))
  })
})
