import { createModal } from '@foyer/core'
import { connect, disconnect, getConnections, getWallets, signMessage, watchAlerts } from '@foyer/core/actions'
import { type EvmSandbox, type Phone, type Relay, startEvm, startPhone, startRelay } from '@foyer/sandbox'
import { verifyMessage } from 'viem'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { evm } from '../../evm.js'
import { createStorage } from '../../testing/createTestApp.js'

// Runs a real relay, WalletKit, keys and a sandbox chain, without a browser.

let sandbox: EvmSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startEvm({ chains: [1, 8453] }), startRelay()])
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
    adapters: [evm()],
    networks: [mainnet, base, polygon],
    customRpcUrls: Object.fromEntries(Object.entries(sandbox.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    services: { relay: relay.url },
    storage,
    debug: false,
  })
  modals.push(modal)
  return { modal, storage, account: () => modal.$account('eip155').get() }
}

const scan = (modal: ReturnType<typeof createSite>['modal'], signal?: AbortSignal) =>
  connect(modal, { walletId: 'walletconnect', signal, onUri: (uri) => void phone.script.pair({ uri }) })

it('S3.016 the adapter lists the remote wallet under the id walletconnect', () => {
  const { modal } = createSite()
  expect(getWallets(modal)).toMatchObject([{ id: 'walletconnect', name: 'WalletConnect', group: 'walletConnect' }])
})

it('S3.020 the remote wallet is one connector for several chains', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  expect(account().connectedWalletInfo).toMatchObject({ identifier: 'walletconnect', type: 'MULTI_CHAIN' })
})

it('S0.003 the adapter connects a phone, signs, switches both ways, and is disconnected by the app', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account } = createSite()
  const { address } = await scan(modal)
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `eip155:1:${address}` })
  expect(getConnections(modal)).toMatchObject([{ walletId: 'walletconnect' }])

  const message = 'Welcome to Harbor'
  const signature = (await signMessage(modal, { message })) as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature })).toBe(true)

  await modal.switchNetwork('eip155:8453')
  expect(modal.$network.get()?.name).toBe('Base')
  await phone.script.chainChanged({ chainId: 1 })
  await vi.waitFor(() => expect(modal.$network.get()?.name).toBe('Ethereum'))

  await disconnect(modal)
  expect(account().status).toBe('disconnected')
  await phone.script.until(({ sessions }) => sessions.length === 0)
})

it('S4.035 the adapter loses all accounts when the phone disconnects', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  await phone.script.disconnect()
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] }),
  )
})

it('the adapter follows the phone to another account, and to a network outside the session', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  const { address } = await scan(modal)
  const [, second] = (await phone.script.accountsChanged({ account: 1 })).accounts.eip155 ?? []
  await vi.waitFor(() => expect(account().address).not.toBe(address))
  expect([address, second]).toContain(account().address === address ? second : address)
  await phone.script.chainChanged({ chainId: 137 })
  await vi.waitFor(() => expect(modal.$network.get()?.name).toBe('Polygon'))
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

it('the adapter rejects with USER_REJECTED when the user declines, and connects on retry', async () => {
  await phone.script.policy({ proposals: 'reject' })
  const { modal } = createSite()
  await expect(scan(modal)).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  await phone.script.policy({ proposals: 'approve' })
  await expect(scan(modal)).resolves.toMatchObject({ type: 'eoa' })
  await phone.script.policy({ requests: 'reject' })
  await expect(signMessage(modal, { message: 'Hello' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it.each([
  [5000, 'CONNECTION_REJECTED'],
  [5001, 'CONNECTION_REJECTED'],
  [5002, 'CONNECTION_REJECTED'],
  [5003, 'CONNECTION_REJECTED'],
  [5100, 'CONNECT_FAILED'],
  [5101, 'CONNECT_FAILED'],
  [5104, 'CONNECT_FAILED'],
])('a proposal rejected with %i rejects with %s', async (code, expected) => {
  const { modal } = createSite()
  const answer = scan(modal)
  await Promise.all([
    expect(answer).rejects.toMatchObject({ code: expected }),
    phone.script.until(({ prompts }) => prompts.length > 0).then(() => phone.script.reject({ code, message: 'No.' })),
  ])
})

it('the adapter ends a session that is approved after destroy()', async () => {
  const { modal } = createSite()
  const failed = expect(scan(modal)).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await phone.script.until(({ prompts }) => prompts.length > 0)
  modal.destroy()
  await failed
  await phone.script.approve().catch(() => {})
  await phone.script.until(({ sessions }) => sessions.length === 0)
})

it('the adapter ends a session that is approved too late', async () => {
  const { modal, account } = createSite()
  const abort = new AbortController()
  const answer = scan(modal, abort.signal)
  await phone.script.until(({ prompts }) => prompts.length > 0)
  abort.abort()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await phone.script.approve().catch(() => {})
  await phone.script.until(({ sessions }) => sessions.length === 0)
  expect(account().status).toBe('disconnected')
})

it('S4.008 the adapter restores the session on the next visit without a prompt', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, storage } = createSite()
  const { address } = await scan(modal)
  await modal.switchNetwork('eip155:8453')
  modal.destroy()
  const requested = (await phone.script.state()).history.length

  const { account } = createSite({ storage })
  expect(account().status).toBe('connecting')
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'connected', caipAddress: `eip155:8453:${address}` }),
  )
  expect((await phone.script.state()).history).toHaveLength(requested)
})

function createWatched() {
  const { modal } = createSite()
  const alerts: (readonly string[])[] = []
  watchAlerts(modal, (all) => alerts.push(all.map((each) => each.code)))
  return { modal, alerts }
}

it.each([
  ['S8.012', 'Unauthorized: origin not allowed', 'APP_CONFIGURATION'],
  ['S8.013', 'JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ['S8.014', 'Unauthorized: invalid key', 'APP_CONFIGURATION'],
])('%s the adapter shows an alert and a typed error for the relay’s reason "%s"', async (_rule, words, code) => {
  relay.faults.add({ refuse: words })
  try {
    const { modal, alerts } = createWatched()
    const cause = code === 'SESSION_EXPIRED' ? 'DEVICE_TIME_WRONG' : 'RELAY_REFUSED'
    await expect(scan(modal)).rejects.toMatchObject({ cause: { code: cause, message: words } })
    expect(alerts.at(-1)).toEqual([code])
  } finally {
    relay.faults.clear()
  }
})

it('S8.015 the adapter shows one alert when the relay repeats itself', async () => {
  relay.faults.add({ refuse: 'Unauthorized: invalid key' })
  try {
    const { modal, alerts } = createWatched()
    await expect(scan(modal)).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    await expect(scan(modal)).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    expect(alerts.at(-1)).toEqual(['APP_CONFIGURATION'])
  } finally {
    relay.faults.clear()
  }
})

it('the adapter waits for an unreachable relay on the next visit, and restores the session', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, storage } = createSite()
  const { address } = await scan(modal)
  modal.destroy()
  relay.faults.add({ refuse: true })
  relay.drop()
  const { connectionsSeen } = relay.state()
  const { modal: next, account } = createSite({ storage })
  try {
    await vi.waitFor(() => expect(relay.state().connectionsSeen).toBeGreaterThan(connectionsSeen + 1))
    expect(account()).toMatchObject({ status: 'reconnecting', address })
  } finally {
    relay.faults.clear()
  }
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
  const message = 'Back again'
  const signature = (await signMessage(next, { message })) as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature })).toBe(true)
})

it('the adapter removes a session that expired between visits, without an alert', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const storage = createStorage()
  let sessionKey = ''
  const watched = {
    ...storage,
    setItem(key: string, value: string) {
      if (key.endsWith('//session')) sessionKey = key
      return storage.setItem(key, value)
    },
  }
  const { modal } = createSite({ storage: watched })
  const { address } = await scan(modal)
  await phone.script.accountsChanged({ account: 1 })
  const isStored = async () => (await storage.getItem('@appkit/remote_accounts')) ?? ''
  await vi.waitFor(async () => expect(await isStored()).toContain('eip155'))
  modal.destroy()
  // Moves the expiry of the session that WalletConnect's client stored into the past.
  const stored: unknown = JSON.parse(String(await storage.getItem(sessionKey)), (key, value) =>
    key === 'expiry' ? Math.floor(Date.now() / 1000) - 60 : value,
  )
  expect(stored).toHaveLength(1)
  await storage.setItem(sessionKey, JSON.stringify(stored))

  const { modal: next, account } = createSite({ storage })
  expect(account().status).toBe('connecting')
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] }),
  )
  expect(String(await storage.getItem('@appkit/connections'))).not.toContain(address)
  expect(await isStored()).toBe('')
  expect(next.context.stores.notices?.$alerts.get()).toEqual([])
})

it('the adapter does not wait for a session that the relay refuses', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, storage } = createSite()
  await scan(modal)
  modal.destroy()
  relay.faults.add({ refuse: 'Unauthorized: origin not allowed' })
  try {
    const { account } = createSite({ storage })
    expect(account().status).toBe('connecting')
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'disconnected', address: undefined }))
  } finally {
    relay.faults.clear()
  }
})

it('the adapter rejects a request with CONNECTION_ENDED when the wallet ends the session', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal } = createSite()
  await scan(modal)
  const answer = signMessage(modal, { message: 'Hello' })
  const refused = answer.catch((error: unknown) => error)
  await phone.script.until(({ prompts }) => prompts.some(({ kind }) => kind === 'request'))
  await phone.script.disconnect()
  expect(await refused).toMatchObject({ code: 'CONNECTION_ENDED' })
})

it('the adapter completes a request across a lost relay connection', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal } = createSite()
  const { address } = await scan(modal)
  const message = 'Through the storm'
  const answer = signMessage(modal, { message })
  await phone.script.until(({ prompts }) => prompts.some(({ kind }) => kind === 'request'))
  relay.faults.add({ refuse: true })
  relay.drop()
  // The user approves while the phone cannot reach the relay.
  const approved = phone.script.approve().catch(() => undefined)
  relay.faults.clear()
  await approved
  expect(
    await verifyMessage({ address: address as `0x${string}`, message, signature: (await answer) as `0x${string}` }),
  ).toBe(true)
})
