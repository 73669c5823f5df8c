import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { DirectoryWallet, Wallet } from '../types/wallet.js'
import { getWallets } from './getWallets.js'
import { listAllWallets } from './listAllWallets.js'

// In the browser of its own app a wallet is discovered, and the directory has it as well.

const usePhone = () =>
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux', maxTouchPoints: 5 })

const announced = (rdns: string, name: string): Wallet => ({ id: rdns, name, type: 'ANNOUNCED', info: { rdns } })
const injected = (name: string, id = 'injected'): Wallet => ({ id, name, type: 'INJECTED' })

const listed = (id: string, name: string, rdns?: string): DirectoryWallet => ({
  id,
  name,
  ...(rdns !== undefined && { rdns }),
  chains: ['eip155:1'],
  mobile_link: 'demo://',
  supports_wc: true,
})

function open(found: Wallet, directory: readonly DirectoryWallet[], options: Partial<CreateModalParameters> = {}) {
  const fake = createFakeAdapter({ wallets: [], hasChannel: true })
  fake.wallet(found.id, { wallet: found })
  const { modal } = createTestModal({ fake, services: { directory: 'https://directory.example' }, ...options })
  const context = getTestContext(modal)
  context.stores.directory.suggest({ status: 'ready', featured: [], recommended: directory })
  const lists = () => [getWallets(modal), listAllWallets(context, { wallets: directory })]
  return { modal, context, lists }
}

const rowsOf = ({ lists }: ReturnType<typeof open>, name: string) =>
  lists().map((rows) => rows.filter((row) => row.name.startsWith(name)).map(({ id, claim }) => [id, claim]))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  [
    'announced under the domain of its app',
    announced('io.metamask.mobile', 'MetaMask'),
    listed('c57', 'MetaMask', 'io.metamask'),
  ],
  [
    'announced under its domain',
    announced('com.okex.wallet', 'OKX Wallet'),
    listed('971', 'OKX Wallet', 'com.okex.wallet'),
  ],
  [
    'announced and without a domain in the directory',
    announced('com.trustwallet.app', 'Trust'),
    listed('4622', 'Trust Wallet'),
  ],
  ['at window.ethereum, named by its mark', injected('MetaMask'), listed('c57', 'MetaMask', 'io.metamask')],
  [
    'at a Bitcoin provider object',
    injected('OKX Wallet', 'okxwallet.bitcoin'),
    listed('971', 'OKX Wallet', 'com.okex.wallet'),
  ],
  [
    'registered by its name alone',
    { ...injected('Phantom', 'Phantom'), type: 'ANNOUNCED' } as const,
    listed('a797', 'Phantom', 'app.phantom'),
  ],
])('a wallet %s', (_how, found, directory) => {
  const name = found.name

  it('is one row on a phone without its origin', () => {
    usePhone()
    const only = [[found.id, undefined]]
    expect(rowsOf(open(found, [directory]), name)).toEqual([only, only])
  })

  it('stays two rows on a computer unless the domain is the same', () => {
    const [first = [], second = []] = rowsOf(open(found, [directory]), name)
    const isSame = found.info?.rdns === directory.rdns
    expect([first.length, second.length]).toEqual(isSame ? [1, 1] : [2, 2])
  })
})

it('no row of the only wallet on a phone is a dead end, whatever its name', () => {
  usePhone()
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)
  const domain = fc.tuple(label, label).map((parts) => parts.join('.'))
  const name = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
  const cases = fc.record({
    name,
    rdns: domain,
    isMobile: fc.boolean(),
    isAnnounced: fc.boolean(),
    isListedByDomain: fc.boolean(),
    suffix: fc.constantFrom('', ' Wallet', ' wallet'),
  })
  fc.assert(
    fc.property(cases, ({ name, rdns, isMobile, isAnnounced, isListedByDomain, suffix }) => {
      const found = isAnnounced ? announced(isMobile ? `${rdns}.mobile` : rdns, name) : injected(name)
      const page = open(found, [listed('00aa', `${name}${suffix}`, isListedByDomain ? rdns : undefined)])
      expect(rowsOf(page, name)).toEqual([[[found.id, undefined]], [[found.id, undefined]]])
      page.modal.destroy()
    }),
    { numRuns: 60 },
  )
})

it('two wallets stay on a phone when each names a domain of its own', () => {
  usePhone()
  const page = open(announced('example.evil', 'MetaMask'), [listed('c57', 'MetaMask', 'io.metamask')])
  const froms = page.lists().map((rows) => rows.map(({ id, claim }) => [id, claim !== undefined]))
  expect(froms.map((rows) => rows.map(([id]) => id))).toEqual([
    expect.arrayContaining(['example.evil', 'c57']),
    expect.arrayContaining(['example.evil', 'c57']),
  ])
  expect(page.lists()[0]?.find(({ id }) => id === 'example.evil')?.claim?.from).toBe('example.evil')
})

it('connect with the other domain of a wallet connects the wallet of the in-app browser', async () => {
  usePhone()
  const { modal, context } = open(announced('io.metamask.mobile', 'MetaMask'), [
    listed('c57', 'MetaMask', 'io.metamask'),
  ])
  await connect(modal, { walletId: 'io.metamask' })
  expect(context.stores.connections.active('eip155')?.walletId).toBe('io.metamask.mobile')
})

it('getWallets omits the wallet of its own browser when the app excludes its domain', () => {
  usePhone()
  const page = open(announced('io.metamask.mobile', 'MetaMask'), [], { excludeWalletIds: ['io.metamask'] })
  expect(rowsOf(page, 'MetaMask')).toEqual([[], []])
})
