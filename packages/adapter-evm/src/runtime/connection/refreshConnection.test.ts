import { connect, describeError, sendTransaction, signMessage } from '@foyer/core/actions'
import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const [FIRST, SECOND] = ADDRESSES
const WALLET = { id: 'mute', name: 'Mute' }

function createMute() {
  const shown = { accounts: [FIRST] as string[], permissions: true, chainId: '0x1' }
  const requested: string[] = []
  const unauthorized = () => Object.assign(new Error('The requested account has not been authorized'), { code: 4100 })
  const provider = {
    async request({ method }: { readonly method: string }): Promise<unknown> {
      requested.push(method)
      if (method === 'eth_chainId') return shown.chainId
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return shown.accounts
      if (method === 'wallet_getPermissions') return shown.permissions ? [{ parentCapability: 'eth_accounts' }] : []
      if (!shown.accounts.includes(FIRST)) throw unauthorized()
      return `0x${'ab'.repeat(method === 'personal_sign' ? 65 : 32)}`
    },
  }
  return { provider, shown, requested }
}

async function open() {
  const wallet = createMute()
  const { modal, storage } = createTestApp({
    coinbase: false,
    wallets: [{ ...WALLET, provider: wallet.provider as never }],
  })
  await connect(modal, { walletId: WALLET.id })
  wallet.requested.length = 0
  const ends: unknown[] = []
  modal.on('disconnect', (end) => ends.push(end))
  return { ...wallet, modal, storage, ends, account: () => modal.$account('eip155').get() }
}

describe('a wallet that answers 4100', () => {
  const acts = [
    ['signMessage', (modal: Awaited<ReturnType<typeof open>>['modal']) => signMessage(modal, { message: 'Ahoy' })],
    [
      'sendTransaction',
      (modal: Awaited<ReturnType<typeof open>>['modal']) =>
        sendTransaction(modal, { transaction: { to: SECOND, value: 1n }, namespace: 'eip155' }),
    ],
  ] as const

  it.each(acts)('and shows no account is disconnected by %s', async (_name, act) => {
    const { modal, shown, requested, ends, account } = await open()
    shown.accounts = []
    shown.permissions = false
    const refused = await act(modal).catch((cause: unknown) => cause)
    expect(refused).toMatchObject({ code: 'NOT_AUTHORIZED', context: {} })
    expect(describeError(refused)).toBe('Your wallet no longer shares an account with this site. Connect it again.')
    expect(account().status).toBe('disconnected')
    expect(ends).toEqual([{ namespace: 'eip155', walletId: WALLET.id, byWallet: true }])
    expect(getConnection(await modal.adapters.eip155.wagmiConfig()).status).toBe('disconnected')
    // The adapter made no request that opens the wallet's window.
    expect(requested).not.toContain('eth_requestAccounts')
    shown.accounts = [FIRST]
    await connect(modal, { walletId: WALLET.id })
    expect(await act(modal)).toBeDefined()
  })

  it('stays connected if it still shows the account', async () => {
    const { modal, provider, account } = await open()
    const { request } = provider
    provider.request = async (args) => {
      if (args.method === 'personal_sign') throw Object.assign(new Error('Not this method'), { code: 4100 })
      return request(args)
    }
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'PROVIDER_UNAUTHORIZED' })
    expect(account()).toMatchObject({ status: 'connected', address: FIRST })
  })

  it('switches to the account that it shows instead', async () => {
    const { modal, shown, account } = await open()
    shown.accounts = [SECOND]
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'PROVIDER_UNAUTHORIZED' })
    expect(account()).toMatchObject({ status: 'connected', address: SECOND })
  })

  const refusals = [
    ['4100', { code: 4100, message: 'Unauthorized' }],
    ['4100 as a text', { code: '4100', message: 'Unauthorized' }],
    ['4100 within', { code: -32603, message: 'Internal error', data: { code: 4100, message: 'Unauthorized' } }],
    ['4100 in a text', { code: -32603, message: 'Failed: {"code":4100,"message":"Unauthorized"}' }],
  ] as const

  it.each(refusals)('is disconnected after any request: %s', async (_name, refusal) => {
    const { modal, provider, account, ends } = await open()
    provider.request = async ({ method }) => {
      throw method === 'eth_accounts' ? refusal : refusals[0][1]
    }
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
    expect(ends).toEqual([{ namespace: 'eip155', walletId: WALLET.id, byWallet: true }])
  })

  it.each([['0x'], [null], [{}]].map((answer) => [answer] as const))('and shows %j is disconnected', async (answer) => {
    const { modal, shown, account } = await open()
    Object.assign(shown, { accounts: answer })
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
  })

  it.each([
    ['fails', { code: -32603, message: 'Internal error' }],
    ['is offline', { code: 4900, message: 'Disconnected' }],
  ])('stays connected if it %s', async (_name, failure) => {
    const { modal, provider, account } = await open()
    provider.request = async ({ method }) => {
      throw method === 'eth_accounts' ? failure : refusals[0][1]
    }
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'PROVIDER_UNAUTHORIZED' })
    expect(account().status).toBe('connected')
  })
})

describe('a wallet without events, when the user comes back to the page', () => {
  let page: EventTarget
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('window', page)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const comeBack = () => page.dispatchEvent(new Event('focus'))

  it('is refreshed: account and network are updated', async () => {
    const { shown, account, modal } = await open()
    shown.accounts = [SECOND]
    shown.chainId = '0x2105'
    comeBack()
    await vi.waitFor(() => expect(account().caipAddress).toBe(`eip155:8453:${SECOND}`))
    modal.destroy()
    shown.accounts = [FIRST]
    comeBack()
    expect(account().address).not.toBe(FIRST)
  })

  it('is disconnected after showing no account twice, but not while waking up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { shown, account, requested, ends } = await open()
    const reads = () => requested.filter((method) => method === 'eth_accounts').length
    shown.accounts = []
    comeBack()
    await vi.waitFor(() => expect(reads()).toBe(1))
    shown.accounts = [FIRST]
    await vi.advanceTimersByTimeAsync(1_000)
    expect([account().status, reads()]).toEqual(['connected', 2])
    shown.accounts = []
    comeBack()
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(ends).toHaveLength(1))
  })

  it('is disconnected after answering 4100 twice, but not once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { provider, account, ends } = await open()
    const { request } = provider
    let reads = 0
    const refuse = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_accounts') reads += 1
      throw { code: 4100, message: 'Unauthorized' }
    }
    provider.request = refuse
    comeBack()
    await vi.waitFor(() => expect(reads).toBe(1))
    provider.request = request
    await vi.advanceTimersByTimeAsync(1_000)
    expect(account().status).toBe('connected')
    provider.request = refuse
    comeBack()
    await vi.waitFor(() => expect(reads).toBe(2))
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(ends).toHaveLength(1))
  })

  it('reports nothing if nothing changed, and keeps the selected order', async () => {
    const { shown, account, requested, modal } = await open()
    shown.accounts = [FIRST, SECOND]
    comeBack()
    await vi.waitFor(() => expect(account().allAccounts).toHaveLength(2))
    const connection = modal.connection('eip155')!
    await connection.selectAccount?.(connection.accounts[1]!)
    requested.length = 0
    comeBack()
    await vi.waitFor(() => expect(requested).toContain('eth_chainId'))
    expect(account().address).toBe(SECOND)
  })
})
