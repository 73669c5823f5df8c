import { readFileSync } from 'node:fs'
import { createModal } from '@foyer/core'
import { connect, fetchActivity, fetchTokens, fetchWallets, signMessage, watchBalance } from '@foyer/core/actions'
import { afterEach, expect, it, vi } from 'vitest'
import { evm } from './evm.js'
import { mainnet } from './exports/networks.js'
import { createStorage, createWallet, toWalletOption } from './testing/createTestApp.js'

afterEach(() => void vi.unstubAllGlobals())

const page = readFileSync(new URL('../../../docs/accounts.md', import.meta.url), 'utf8')

// The configuration of docs/accounts.md, without its view layer.
const withoutAccount = {
  basic: true,
  customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
} as const

it('the adapter requests only the app’s node with the configuration that needs no account', async () => {
  const shown = /^ {2}basic: true,[\s\S]+?(?=^\}\))/m.exec(page)?.[0] ?? 'no configuration'
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(shown)

  const hosts = new Set<string>()
  vi.stubGlobal('fetch', async (url: string | URL | Request, { body }: RequestInit = {}) => {
    hosts.add(new URL(url instanceof Request ? url.url : url).host)
    const { id } = JSON.parse(String(body))
    return Response.json({ jsonrpc: '2.0', id, result: '0xde0b6b3a7640000' })
  })
  const wallet = createWallet({ rpcUrls: { 'eip155:1': 'https://node.example' } })
  const modal = createModal({
    ...withoutAccount,
    adapters: [evm({ wallets: [toWalletOption(wallet)] })],
    networks: [mainnet],
    storage: createStorage(),
    debug: false,
  })
  watchBalance(modal)
  await connect(modal, { walletId: 'sandbox.foyer.lantern' })
  await vi.waitFor(() => expect(modal.$account('eip155').get().balanceSymbol).toBe('ETH'))
  await signMessage(modal, { message: 'Hello' })
  await fetchTokens(modal)
  await Promise.allSettled([fetchActivity(modal), fetchWallets(modal)])
  expect([...hosts]).toEqual(['node.example'])
  modal.destroy()
})
