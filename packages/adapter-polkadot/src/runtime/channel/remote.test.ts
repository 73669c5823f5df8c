import { createModal } from '@foyer/core'
import { connect, selectAccount, sendTransaction, signMessage } from '@foyer/core/actions'
import { type Phone, type PolkadotSandbox, type Relay, startPhone, startPolkadot, startRelay } from '@foyer/sandbox'
import { signatureVerify } from '@polkadot/util-crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { kusama, polkadotMainnet, polkadotWestend } from '../../networks.js'
import { polkadot } from '../../polkadot.js'
import { createStorage } from '../../testing/createTestApp.js'

// Runs a real relay, WalletKit, keys and sandbox chains, without a browser.

const FIRST = '1moRccS2knn7bmXXaxkr5wobENTf2BKG2msdu34oHasC5Ex'
const SECOND = '138pzTWnYnhjrFhja9Nre1UksCLLgbovsT3j89T3pSSzmXCt'
const FIRST_ON_KUSAMA = 'DM7wbhEoLYERiaTLeiobtUetCf3mPSMdut8sGKfizmqkgST'

let sandbox: PolkadotSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startPolkadot(), startRelay()])
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: sandbox.rpcUrls })
})
afterAll(() => Promise.all([phone.stop(), relay.stop(), sandbox.stop()]))

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
    adapters: [polkadot()],
    networks: [polkadotMainnet, kusama, polkadotWestend],
    customRpcUrls: Object.fromEntries(Object.entries(sandbox.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    services: { relay: relay.url },
    storage,
    debug: false,
  })
  modals.push(modal)
  return { modal, storage, account: () => modal.$account('polkadot').get() }
}

const scan = (modal: ReturnType<typeof createSite>['modal']) =>
  connect(modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) })

it('S1.063 the adapter connects a phone, signs, switches, sends, and selects an account', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account } = createSite()
  expect((await scan(modal)).address).toBe(FIRST)
  expect(account().allAccounts.map(({ address }) => address)).toEqual([FIRST, SECOND])

  for (const message of ['Welcome to Harbor ⚓', '0x1234']) {
    const signature = await signMessage(modal, { message })
    expect(signatureVerify(`<Bytes>${message}</Bytes>`, signature, FIRST).isValid).toBe(true)
  }
  const { history: requested } = await phone.script.state()
  expect(requested.at(-2)?.prompt).toMatchObject({ text: '<Bytes>Welcome to Harbor ⚓</Bytes>' })

  await modal.switchNetwork(kusama.caipNetworkId)
  expect(account().caipAddress).toBe(`${kusama.caipNetworkId}:${FIRST_ON_KUSAMA}`)
  const transaction = { pallet: 'balances', call: 'transferKeepAlive', args: [SECOND, 1_000_000_000_000n] }
  const { hash } = await sendTransaction(modal, { namespace: 'polkadot', transaction })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  const [balance] = (await modal.adapters.polkadot.balances?.({ address: SECOND, network: kusama })) ?? []
  expect(balance?.amount).toBe(1_000_000_000_000n)

  await expect(modal.switchNetwork(polkadotWestend.caipNetworkId)).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
  await modal.switchNetwork(polkadotMainnet.caipNetworkId)
  await selectAccount(modal, { address: SECOND })
  const signature = await signMessage(modal, { message: 'Second' })
  expect(signatureVerify('<Bytes>Second</Bytes>', signature, SECOND).isValid).toBe(true)

  await phone.script.policy({ requests: 'reject' })
  await expect(signMessage(modal, { message: 'No' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await expect(sendTransaction(modal, { namespace: 'polkadot', transaction })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
})

it('the adapter follows the phone’s account, network and disconnect', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  await phone.script.accountsChanged({ account: 1, namespace: 'polkadot' })
  await vi.waitFor(() => expect(account().address).toBe(SECOND))
  await phone.script.chainChanged({ chainId: kusama.caipNetworkId })
  await vi.waitFor(() => expect(modal.$network.get()?.name).toBe('Kusama'))
  await phone.script.chainChanged({ chainId: polkadotWestend.caipNetworkId })
  await vi.waitFor(() => expect(modal.$network.get()?.name).toBe('Westend'))
  expect(account().address).toBe('5ECXr8Fih1SGQihDcWKrVrec1aLgzJFnnxKExrThGMRUb2Z9')
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await phone.script.accountsChanged({ account: 0, namespace: 'polkadot' })
  await phone.script.disconnect()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', allAccounts: [] }))
})

it('S4.008 the adapter restores the session on the next visit, on the network where it was left', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, storage } = createSite()
  await scan(modal)
  await modal.switchNetwork(kusama.caipNetworkId)
  modal.destroy()
  const requested = (await phone.script.state()).history.length
  const { account } = createSite({ storage })
  await vi.waitFor(() =>
    expect(account()).toMatchObject({
      status: 'connected',
      caipAddress: `${kusama.caipNetworkId}:${FIRST_ON_KUSAMA}`,
    }),
  )
  expect((await phone.script.state()).history).toHaveLength(requested)
})

it('a phone is connected on the approved networks', async () => {
  await phone.script.policy({ proposals: 'approve', chains: [kusama.caipNetworkId] })
  const { modal, account } = createSite()
  await scan(modal)
  expect(account().caipAddress).toBe(`${kusama.caipNetworkId}:${FIRST_ON_KUSAMA}`)
})
