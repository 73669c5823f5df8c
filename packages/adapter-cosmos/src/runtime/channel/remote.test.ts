import { createModal } from '@foyer/core'
import { connect, disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { type CosmosSandbox, type Phone, type Relay, startCosmos, startPhone, startRelay } from '@foyer/sandbox'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cosmos } from '../../cosmos.js'
import { cosmosHub, osmosis } from '../../networks.js'
import { createStorage } from '../../testing/createTestApp.js'
import { createAdr36SignBytes, verifySignature } from '../../testing/verifySignature.js'

// Runs a real relay, WalletKit, keys and a sandbox chain that verifies signatures, without a browser.

let chain: CosmosSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[chain, relay] = await Promise.all([startCosmos(), startRelay()])
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: chain.rpcUrls })
})
afterAll(() => Promise.all([phone.stop(), relay.stop(), chain.stop()]))

const modals: { destroy(): void }[] = []
afterEach(async () => {
  for (const modal of modals.splice(0)) modal.destroy()
  await phone.script.policy({ proposals: 'ask', requests: 'ask', chains: null, accounts: null })
  const { sessions } = await phone.script.state()
  if (sessions.length) await phone.script.disconnect()
})

function createSite({ storage = createStorage() } = {}) {
  const modal = createModal({
    projectId: 'sandbox',
    adapters: [cosmos()],
    networks: [cosmosHub, osmosis],
    customRpcUrls: Object.fromEntries(Object.entries(chain.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    services: { relay: relay.url },
    storage,
    debug: false,
  })
  modals.push(modal)
  return { modal, storage, account: () => modal.$account('cosmos').get() }
}

const scan = (modal: ReturnType<typeof createSite>['modal']) =>
  connect(modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) })

it('S1.065 the adapter connects a phone, signs, sends, switches, and is restored after a reload', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account, storage } = createSite()
  const { address } = await scan(modal)
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `cosmos:cosmoshub-4:${address}` })
  const provider = modal.connection('cosmos')?.provider
  const [key] = (await provider?.getOfflineSigner().getAccounts()) ?? []
  expect(key?.address).toBe(address)

  const message = 'Welcome to Harbor'
  const signature = await signMessage(modal, { message })
  const publicKey = Buffer.from(key!.pubkey).toString('base64')
  expect(verifySignature(createAdr36SignBytes(address, message), { publicKey, signature })).toBe(true)

  const to = chain.wallets.quillon.addresses[0]!
  const { hash } = await sendTransaction(modal, { transaction: { to, amount: 3n } as never })
  expect(hash).toMatch(/^[0-9A-F]{64}$/)

  await modal.switchNetwork('cosmos:osmosis-1')
  expect(account().address).toMatch(/^osmo1/)
  await phone.script.chainChanged({ chainId: 'cosmos:cosmoshub-4' })
  await vi.waitFor(() => expect(account().address).toBe(address))
  // The phone's session has no account on Juno, so the modal stays on its network.
  await phone.script.chainChanged({ chainId: 'cosmos:juno-1' })
  await phone.script.accountsChanged({ account: 1, namespace: 'cosmos' })
  await vi.waitFor(() => expect(account().address).not.toBe(address))
  expect(account().caipAddress).toMatch(/^cosmos:cosmoshub-4:/)

  modal.destroy()
  const { modal: back, account: restored } = createSite({ storage })
  await vi.waitFor(() => expect(restored().status).toBe('connected'))
  await disconnect(back)
  await phone.script.until(({ sessions }) => sessions.length === 0)
})

it('a connection is declined, updated and disconnected by the phone', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  const signing = expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await phone.script.until(({ prompts }) => prompts.length > 0)
  await phone.script.reject()
  await signing

  await phone.script.update({ chains: ['cosmos:osmosis-1'] })
  await vi.waitFor(() => expect(account().address).toMatch(/^osmo1/))
  await expect(modal.switchNetwork('cosmos:cosmoshub-4')).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await phone.script.disconnect()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', allAccounts: [] }))
})
