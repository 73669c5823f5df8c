import { connect, signMessage } from '@foyer/core/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, stubWindow } from '../../testing/createTestApp.js'

const FIRST = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const SECOND = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'

let page: ReturnType<typeof stubWindow>
beforeEach(() => {
  page = stubWindow()
})
afterEach(() => void vi.unstubAllGlobals())

/** Creates wallets with two kinds of API that emit no events. */
const FAMILIES = {
  unisat(shown: { accounts: string[]; isRevoked: boolean }) {
    const refuse = () => Promise.reject({ code: 4100, message: 'The requested account has not been authorized.' })
    return {
      requestAccounts: async () => shown.accounts,
      getAccounts: async () => shown.accounts,
      getPublicKey: async () => '',
      getNetwork: async () => 'livenet',
      getChain: async () => ({ enum: 'BITCOIN_MAINNET' }),
      signMessage: async () => (shown.isRevoked ? refuse() : 'AA=='),
    }
  },
  satsConnect(shown: { accounts: string[]; isRevoked: boolean }) {
    const denied = { jsonrpc: '2.0', id: '1', error: { code: -32002, message: 'Access denied.' } }
    const addresses = () => shown.accounts.map((address) => ({ address, purpose: 'payment', publicKey: '' }))
    const answers: Readonly<Record<string, () => unknown>> = {
      wallet_connect: () => ({ addresses: addresses() }),
      wallet_getAccount: () => ({ addresses: addresses() }),
      signMessage: () => ({ signature: 'AA==' }),
    }
    return {
      async request(method: string) {
        if (shown.isRevoked) return denied
        const answer = answers[method]
        if (!answer) return { ...denied, error: { code: -32601, message: 'Method not found' } }
        return { jsonrpc: '2.0', id: '1', result: answer() }
      },
    }
  },
  leather(shown: { accounts: string[]; isRevoked: boolean }) {
    const types = { payment: 'p2wpkh' } as const
    return {
      isLeather: true,
      async request(method: string) {
        if (shown.isRevoked) throw { error: { code: 4100, message: 'Unauthorized' } }
        const addresses = shown.accounts.map((address) => ({
          address,
          type: types.payment,
          symbol: 'BTC',
          publicKey: '',
        }))
        return { result: method === 'getAddresses' ? { addresses } : { signature: 'AA==' } }
      },
    }
  },
} as const

async function open(family: keyof typeof FAMILIES) {
  const shown = { accounts: [FIRST], isRevoked: false }
  const wallets = [{ id: 'mute', name: 'Mute', provider: FAMILIES[family](shown) as never }]
  const { modal, account } = createTestApp({ wallets })
  await connect(modal, { walletId: 'mute' })
  return { modal, account, shown }
}

describe.each(Object.keys(FAMILIES) as (keyof typeof FAMILIES)[])('a wallet in the form of %s', (family) => {
  it('that answers "unauthorized" and shows no account is disconnected', async () => {
    const { modal, account, shown } = await open(family)
    Object.assign(shown, { accounts: [], isRevoked: true })
    await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
  })

  it('is disconnected by the app’s own requests, too', async () => {
    const { modal, account, shown } = await open(family)
    const { provider } = modal.connection('bip122')!
    Object.assign(shown, { accounts: [], isRevoked: true })
    await expect(provider.signMessage({ message: 'Ahoy' })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
    expect(account().status).toBe('disconnected')
  })
})

it.each(['unisat', 'satsConnect'] as const)('%s without events is refreshed when the user returns', async (family) => {
  const { account, shown } = await open(family)
  shown.accounts = [SECOND]
  page.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(account().address).toBe(SECOND))
  // A wallet that wakes up lists no account for a moment.
  shown.accounts = []
  page.dispatchEvent(new Event('focus'))
  shown.accounts = [FIRST]
  page.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: FIRST }))
})

it('UniSat stays connected after another rejection', async () => {
  const { modal, account, shown } = await open('unisat')
  shown.isRevoked = true
  await expect(signMessage(modal, { message: 'Ahoy' })).rejects.toMatchObject({ code: 'PROVIDER_UNAUTHORIZED' })
  expect(account()).toMatchObject({ status: 'connected', address: FIRST })
})
