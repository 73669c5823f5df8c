import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestWallet, OPTIMISM_CHAIN_PARAMETERS, TEST_ACCOUNTS } from './testing/createTestWallet'

const [first, second] = TEST_ACCOUNTS

describe('a script’s answer', () => {
  it('is pending until it is released', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'never' } })
    const connecting = wallet.ask('eth_requestAccounts')
    await expect.poll(wallet.script.open).toEqual(['connect'])
    expect(wallet.script.log()).toEqual([{ method: 'eth_requestAccounts', params: undefined, outcome: 'pending' }])
    expect(wallet.script.release()).toBe(1)
    expect(await connecting).toEqual([first])

    const rejected = wallet.codeOf('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    wallet.script.release('reject')
    expect(await rejected).toBe(4001)
    expect(wallet.script.log()).toMatchObject([{ outcome: 'done' }, { outcome: 'failed', code: 4001 }])
  })

  it('is pending for one prompt of a kind at a time', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'never' } })
    const connecting = wallet.ask('eth_requestAccounts')
    expect(await wallet.codeOf('wallet_requestPermissions', [{ eth_accounts: {} }])).toBe(-32002)
    const switching = wallet.ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    expect(wallet.script.open()).toEqual(['connect', 'switch'])
    wallet.script.release()
    await Promise.all([connecting, switching])
  })

  it('comes from the queue before the mode', async () => {
    const wallet = await createTestWallet()
    wallet.script.next(['reject', { answer: 'reject', error: { code: 5000, message: 'User rejected' } }])
    expect(await wallet.codeOf('eth_requestAccounts')).toBe(4001)
    expect(await wallet.codeOf('eth_requestAccounts')).toBe(5000)
    expect(await wallet.ask('eth_requestAccounts')).toEqual([first])
  })

  it('emits its events twice on request', async () => {
    const wallet = await createTestWallet()
    wallet.script.answerTwice()
    await wallet.ask('eth_requestAccounts')
    await wallet.ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    expect(wallet.events.map(([name]) => name)).toEqual(['accountsChanged', 'accountsChanged', 'chainChanged'])
  })

  it('is an error for open prompts of a destroyed wallet', async () => {
    const wallet = await createTestWallet({ setup: { mode: 'never' } })
    const code = wallet.codeOf('eth_requestAccounts')
    wallet.destroy()
    expect(await code).toBe(4900)
    expect(await wallet.codeOf('eth_chainId')).toBe(4900)
  })
})

describe('a script’s delay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('precedes the answer unless it is released', async () => {
    const wallet = await createTestWallet({ setup: { delay: 500 } })
    const connecting = wallet.ask('eth_requestAccounts')
    await vi.advanceTimersByTimeAsync(499)
    expect(wallet.script.open()).toEqual(['connect'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await connecting).toEqual([first])

    const switching = wallet.ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])
    wallet.script.release()
    expect(await switching).toBe(null)
    // `release` cancels the delay, which must not answer a later prompt.
    await vi.advanceTimersByTimeAsync(250)
    const again = wallet.ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    await vi.advanceTimersByTimeAsync(250)
    expect(wallet.script.open()).toEqual(['switch'])
    wallet.script.release()
    expect(await again).toBe(null)
  })
})

describe('a script', () => {
  it('a test switches the wallet’s account, adds one, or reveals a single one', async () => {
    const wallet = await createTestWallet()
    wallet.script.switchAccount(1)
    expect(await wallet.ask('eth_accounts')).toEqual([])
    wallet.script.switchAccount(0)
    await wallet.ask('eth_requestAccounts')
    wallet.script.addAccountToSite(1)
    wallet.script.switchAccount(1)
    wallet.script.switchAccount(0, { only: true })
    expect(wallet.events.map(([, value]) => value)).toEqual([[first], [first, second], [second, first], [first]])
    expect(() => wallet.script.switchAccount(9)).toThrow(RangeError)
  })

  it('switches to an unlisted chain', async () => {
    const wallet = await createTestWallet()
    wallet.script.switchChain(42220)
    expect(wallet.events).toEqual([['chainChanged', '0xa4ec']])
    expect(await wallet.ask('eth_chainId')).toBe('0xa4ec')
    expect(await wallet.ask('net_version')).toBe('42220')
    expect(await wallet.codeOf('eth_blockNumber')).toBe(4901)
  })

  it('disconnects the app, which can connect again', async () => {
    const wallet = await createTestWallet()
    await wallet.ask('eth_requestAccounts')
    wallet.script.disconnectSite()
    expect(await wallet.ask('eth_accounts')).toEqual([])
    await wallet.ask('eth_requestAccounts')
    expect(wallet.events).toMatchObject([
      ['accountsChanged', [first]],
      ['accountsChanged', []],
      ['disconnect', { code: 4900 }],
      ['accountsChanged', [first]],
      ['connect', { chainId: '0x1' }],
    ])
  })

  it('goes offline and online', async () => {
    const wallet = await createTestWallet()
    wallet.script.goOffline()
    expect(await wallet.codeOf('eth_chainId')).toBe(4900)
    wallet.script.goOnline()
    expect(await wallet.ask('eth_chainId')).toBe('0x1')
    wallet.script.message({ type: 'note', data: 1 })
    expect(wallet.events).toMatchObject([
      ['disconnect', { code: 4900 }],
      ['connect', { chainId: '0x1' }],
      ['message', { type: 'note', data: 1 }],
    ])
  })
})

describe('an EIP-1193 request', () => {
  it('is rejected if it is unsupported or invalid', async () => {
    const wallet = await createTestWallet()
    for (const method of ['eth_sign', 'eth_subscribe', 'wallet_unheardOf', 'anvil_setBalance', 'toString']) {
      expect(await wallet.codeOf(method), method).toBe(4200)
    }
    expect(await wallet.codeOf('')).toBe(-32600)
    expect(await wallet.codeOf('eth_chainId', 'text')).toBe(-32600)
  })

  it('is logged as it was received', async () => {
    const wallet = await createTestWallet()
    const params = [{ ...OPTIMISM_CHAIN_PARAMETERS, chainId: '0x1' }]
    await wallet.ask('wallet_addEthereumChain', params)
    params.pop()
    expect(wallet.script.log()).toMatchObject([{ method: 'wallet_addEthereumChain', params: [{ chainId: '0x1' }] }])
    wallet.script.clearLog()
    expect(wallet.script.log()).toEqual([])
  })

  it('watches an asset with approval', async () => {
    const wallet = await createTestWallet()
    const asset = { type: 'ERC20', options: { address: second, symbol: 'TST', decimals: 18 } }
    expect(await wallet.ask('wallet_watchAsset', asset)).toBe(true)
    expect(await wallet.codeOf('wallet_watchAsset', { type: 'ERC721' })).toBe(4200)
    expect(await wallet.codeOf('wallet_watchAsset', { type: 'ERC20', options: {} })).toBe(-32602)
  })
})
