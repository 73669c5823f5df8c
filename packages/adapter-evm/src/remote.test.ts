import { createModal } from '@foyer/core'
import { connect, disconnect, getConnections, getWallets, signMessage, watchAlerts } from '@foyer/core/actions'
import { type Phone, type Relay, type Sandbox, startPhone, startRelay, startSandbox } from '@foyer/sandbox'
import { verifyMessage } from 'viem'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { evm } from './evm.js'
import { createStorage } from './testing/createPage.js'

// A real relay, the real WalletKit with real keys, a real chain; only the browser is missing.

let sandbox: Sandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startSandbox({ chains: [1, 8453] }), startRelay()])
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

/** The visitor scans, as soon as there is a code. */
const scan = (modal: ReturnType<typeof createSite>['modal'], signal?: AbortSignal) =>
  connect(modal, { walletId: 'walletconnect', signal, onUri: (uri) => void phone.script.pair({ uri }) })

it('S3.016 lists a wallet of the id walletconnect', () => {
  const { modal } = createSite()
  expect(getWallets(modal)).toMatchObject([{ id: 'walletconnect', name: 'WalletConnect', group: 'walletConnect' }])
})

it('S3.020 is a connector of several chains', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  expect(account().connectedWalletInfo).toMatchObject({ identifier: 'walletconnect', type: 'MULTI_CHAIN' })
})

it('S0.003 connects a phone, signs, switches both ways, and is ended by the site', async () => {
  await phone.script.policy({ proposals: 'approve', requests: 'approve' })
  const { modal, account } = createSite()
  const { address } = await scan(modal)
  expect(account()).toMatchObject({ status: 'connected', caipAddress: `eip155:1:${address}` })
  expect(getConnections(modal)).toMatchObject([{ connectorId: 'walletconnect' }])

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

it('S4.035 is ended by the phone: all its accounts are gone', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, account } = createSite()
  await scan(modal)
  await phone.script.disconnect()
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] }),
  )
})

it('follows the phone to another account, and to a network outside of the session', async () => {
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

it('says that the visitor declined, and the next try works', async () => {
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
])('a proposal that is rejected with %i is %s', async (code, expected) => {
  const { modal } = createSite()
  const answer = scan(modal)
  await Promise.all([
    expect(answer).rejects.toMatchObject({ code: expected }),
    phone.script
      .until(({ questions }) => questions.length > 0)
      .then(() => phone.script.reject({ code, message: 'No.' })),
  ])
})

it('takes an approval that comes too late back', async () => {
  const { modal, account } = createSite()
  const abort = new AbortController()
  const answer = scan(modal, abort.signal)
  await phone.script.until(({ questions }) => questions.length > 0)
  abort.abort()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  await phone.script.approve().catch(() => {})
  await phone.script.until(({ sessions }) => sessions.length === 0)
  expect(account().status).toBe('disconnected')
})

it('S4.008 restores the session on the next visit, without a question', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal, storage } = createSite()
  const { address } = await scan(modal)
  await modal.switchNetwork('eip155:8453')
  modal.destroy()
  const asked = (await phone.script.state()).asked.length

  const { account } = createSite({ storage })
  expect(account().status).toBe('connecting')
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'connected', caipAddress: `eip155:8453:${address}` }),
  )
  expect((await phone.script.state()).asked).toHaveLength(asked)
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
])('%s the relay says "%s": a typed error and an alert', async (_rule, words, code) => {
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

it('S8.015 the relay says the same twice: one alert', async () => {
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

it('a relay that is gone at the start of the next visit is waited for, and the session works when it is back', async () => {
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

it('a session that expired between two visits is gone on the next, without a leftover or an alert', async () => {
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
  const isKept = async () => (await storage.getItem('@appkit/remote_accounts')) ?? ''
  await vi.waitFor(async () => expect(await isKept()).toContain('eip155'))
  modal.destroy()
  // As WalletConnect's client keeps it, with an end that has passed.
  const kept: unknown = JSON.parse(String(await storage.getItem(sessionKey)), (key, value) =>
    key === 'expiry' ? Math.floor(Date.now() / 1000) - 60 : value,
  )
  expect(kept).toHaveLength(1)
  await storage.setItem(sessionKey, JSON.stringify(kept))

  const { modal: next, account } = createSite({ storage })
  expect(account().status).toBe('connecting')
  await vi.waitFor(() =>
    expect(account()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] }),
  )
  expect(String(await storage.getItem('@appkit/connections'))).not.toContain(address)
  expect(await isKept()).toBe('')
  expect(next.context.complete?.stores.notices.$alerts.get()).toEqual([])
})

it('a session of the last visit to which the relay turns the page away is not waited for', async () => {
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

it('a request whose session the wallet ends is told as one whose connection has ended', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal } = createSite()
  await scan(modal)
  const answer = signMessage(modal, { message: 'Hello' })
  const refused = answer.catch((error: unknown) => error)
  await phone.script.until(({ questions }) => questions.some(({ kind }) => kind === 'request'))
  await phone.script.disconnect()
  expect(await refused).toMatchObject({ code: 'CONNECTION_ENDED' })
})

it('a relay that is lost in the middle of a request loses nothing', async () => {
  await phone.script.policy({ proposals: 'approve' })
  const { modal } = createSite()
  const { address } = await scan(modal)
  const message = 'Through the storm'
  const answer = signMessage(modal, { message })
  await phone.script.until(({ questions }) => questions.some(({ kind }) => kind === 'request'))
  relay.faults.add({ refuse: true })
  relay.drop()
  // The visitor says yes while nobody can hear it.
  const approved = phone.script.approve().catch(() => undefined)
  relay.faults.clear()
  await approved
  expect(
    await verifyMessage({ address: address as `0x${string}`, message, signature: (await answer) as `0x${string}` }),
  ).toBe(true)
})
