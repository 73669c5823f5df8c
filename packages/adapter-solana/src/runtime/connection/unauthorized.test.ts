import { connect, signMessage } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADDRESSES, createTestApp, createWallet, stubWindow } from '../../testing/createTestApp.js'
import { createSigningAdapter } from '../../testing/createWalletAdapters.js'

const [FIRST, SECOND] = ADDRESSES
let page: EventTarget
beforeEach(() => {
  page = stubWindow()
})
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const wallet = createWallet()
  const features = wallet.standard.features as unknown as Record<string, unknown>
  const { accounts, chains, icon, name, version } = wallet.standard
  const shown = { accounts: accounts as readonly unknown[], isRevoked: false, refusal: { code: 4100 } as object }
  const refuse = async () => {
    throw Object.assign(new Error('The requested account has not been authorized by the user.'), shown.refusal)
  }
  const signing = features['solana:signMessage'] as { signMessage(...inputs: unknown[]): Promise<unknown> }
  const connecting = features['standard:connect'] as {
    connect(input?: object): Promise<{ accounts: readonly unknown[] }>
  }
  const requested: unknown[] = []
  const quiet = {
    ...{ chains, icon, version, name: `Quiet ${name}` },
    get accounts() {
      return shown.accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input?: { readonly silent?: boolean }) => {
          requested.push(input?.silent)
          if (shown.isRevoked) return refuse()
          const answer = await connecting.connect(input)
          shown.accounts = answer.accounts
          return answer
        },
      },
      'solana:signMessage': {
        ...signing,
        signMessage: (...inputs: unknown[]) => (shown.isRevoked ? refuse() : signing.signMessage(...inputs)),
      },
      'solana:signTransaction': features['solana:signTransaction'],
    },
  }
  const { modal } = createTestApp()
  const detail = (api: { register(wallet: unknown): void }) => api.register(quiet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  await connect(modal, { walletId: quiet.name })
  requested.length = 0
  return { modal, wallet, shown, requested, account: () => modal.$account('solana').get() }
}

describe('a Wallet Standard wallet that answers "unauthorized"', () => {
  it.each([
    ['by 4100', { code: 4100 }],
    ['wrapped', { code: -32603, error: { code: 4100 } }],
    ['by the name of wallet-adapter', { name: 'WalletDisconnectedError' }],
  ])('%s and shows no account silently is disconnected', async (_how, refusal) => {
    const { modal, shown, requested, account } = await open()
    Object.assign(shown, { accounts: [], isRevoked: true, refusal })
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
    expect(requested).toEqual([true])
  })

  it('is disconnected by the app’s own requests, too', async () => {
    const { modal, shown, account } = await open()
    const { provider } = modal.connection('solana')!
    Object.assign(shown, { accounts: [], isRevoked: true })
    await expect(provider.signMessage!('Ahoy')).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
  })

  it('stays connected if it shows its account silently', async () => {
    const { modal, wallet, account } = await open()
    const features = wallet.standard.features as unknown as Record<string, { signMessage(): Promise<unknown> }>
    vi.spyOn(features['solana:signMessage']!, 'signMessage').mockRejectedValue(
      Object.assign(new Error('No'), { code: 4100 }),
    )
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toBeDefined()
    expect(account()).toMatchObject({ status: 'connected', address: FIRST })
  })
})

it('refreshes a wallet without events when the user returns', async () => {
  const { wallet, shown, account } = await open()
  wallet.script.switchAccount(1)
  shown.accounts = wallet.standard.accounts
  page.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(account().address).toBe(SECOND))
  shown.accounts = []
  page.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(account().status).toBe('connected'))
})

it('disconnects an adapter that lost its key without an event', async () => {
  const { adapter } = await createSigningAdapter()
  adapter.signMessage = async () => {
    throw Object.assign(new Error(), { name: 'WalletNotConnectedError' })
  }
  const { modal } = createTestApp({ adapters: [adapter] })
  await connect(modal, { walletId: adapter.name })
  adapter.publicKey = null
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(modal.$account('solana').get().status).toBe('disconnected')
})
