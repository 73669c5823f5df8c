import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NameMethods } from '../adapter/chainReader.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { ModalError } from '../errors/ModalError.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { fetchIdentity } from './fetchIdentity.js'
import { lookUpAddress, resolveName } from './names.js'
import { watchIdentity } from './watchIdentity.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'
const PICTURE = 'https://img.example/a.png'

let answers: Readonly<Record<string, unknown>>
let asked: readonly string[]

beforeEach(() => {
  asked = []
  answers = { 'supported-chains': { http: ['eip155:1', 'eip155:8453'] }, reverse: [] }
  vi.stubGlobal('fetch', async (given: string) => {
    const { host, pathname } = new URL(given)
    if (host !== 'data.example') return new Response('', { status: 404 })
    const parts = pathname.split('/')
    const call = parts.find((part) => part in answers) ?? parts[2] ?? ''
    asked = [...asked, call]
    const answer = answers[call]
    return answer === undefined ? new Response('', { status: 500 }) : Response.json(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const namesOf = (leads: Readonly<Record<string, string>>, own: Readonly<Record<string, string>> = {}): NameMethods => ({
  isName: (text) => text.includes('.'),
  resolve: async ({ name }) => leads[name],
  reverse: async ({ address, network }) => {
    const name = own[`${network.caipNetworkId}:${address}`]
    return name === undefined ? undefined : { name, avatar: PICTURE }
  },
})

function create({ names, ...options }: CreateTestModalParameters & { readonly names?: NameMethods } = {}) {
  const created = createTestModal({ services: { data: 'https://data.example' }, ...options })
  created.fake.chainReader = { ...(names && { names }) }
  return created
}

async function createConnected(options: Parameters<typeof create>[0] = {}) {
  const created = create(options)
  watchIdentity(created.modal)
  await connect(created.modal, { walletId: 'lantern' })
  const shown = () => {
    const { profileName, profileImage } = created.modal.$account('eip155').get()
    return { name: profileName, avatar: profileImage }
  }
  return { ...created, shown }
}

const mia = { name: 'mia.eth', avatar: PICTURE }
const hosted = {
  name: 'mia.reown.id',
  addresses: { 2147483649: { address: LANTERN } },
  attributes: [{ avatar: PICTURE }],
}

describe('the identity of an account', () => {
  it('is the name and avatar of the data service when the name resolves back', async () => {
    answers = { ...answers, identity: mia }
    const { shown } = await createConnected({
      names: namesOf({ 'mia.eth': LANTERN.toUpperCase().replace('0X', '0x') }),
    })
    await expect.poll(shown).toEqual(mia)
  })

  it('is not a name that does not resolve back', async () => {
    answers = { ...answers, identity: mia }
    const { modal } = await createConnected({ names: namesOf({ 'mia.eth': OTHER }) })
    expect(await fetchIdentity(modal)).toEqual({ name: undefined, avatar: undefined })
    const second = await createConnected({ names: namesOf({}, { [`eip155:1:${LANTERN}`]: 'lantern.eth' }) })
    await expect.poll(second.shown).toEqual({ name: 'lantern.eth', avatar: PICTURE })
  })

  it('comes from the chain when the service does not respond: on this network, or else on mainnet', async () => {
    const own = { [`eip155:1:${LANTERN}`]: 'lantern.eth' }
    const { modal, shown } = await createConnected({ names: namesOf({}, own), basic: true })
    await expect.poll(shown).toEqual({ name: 'lantern.eth', avatar: PICTURE })
    expect(asked).toEqual([])
    const query = { address: LANTERN, caipNetworkId: otherFakeNetwork.caipNetworkId }
    expect(await fetchIdentity(modal, query)).toMatchObject({ name: 'lantern.eth' })
    const both = create({ names: namesOf({}, { ...own, [`eip155:8453:${LANTERN}`]: 'base.lantern.eth' }) })
    expect(await fetchIdentity(both.modal, query)).toMatchObject({ name: 'base.lantern.eth' })
  })

  it.each([
    ['S9.049', 'mia.reown.id'],
    ['S9.050', 'mia.wcn.id'],
  ])('%s is a hosted name such as %s when no other exists', async (_rule, name) => {
    const reverse = [
      { ...hosted, name: 'mia.eth' },
      { ...hosted, name },
    ]
    answers = { ...answers, identity: { name: null, avatar: null }, reverse }
    const { shown } = await createConnected()
    await expect.poll(shown).toEqual({ name, avatar: PICTURE })
  })

  it('is no hosted name that resolves to another address', async () => {
    const elsewhere = { 60: { address: OTHER } }
    const reverse = [{ ...hosted, addresses: elsewhere }]
    answers = { ...answers, identity: { name: null, avatar: null }, reverse }
    expect(await fetchIdentity(create().modal, { address: LANTERN })).toMatchObject({ name: undefined })
  })

  it('is requested only on networks of the app', async () => {
    const asking = fetchIdentity(create().modal, { address: LANTERN, caipNetworkId: 'eip155:999' })
    await expect(asking).rejects.toMatchObject({ code: 'NETWORK_UNDEFINED', context: { caipNetworkId: 'eip155:999' } })
  })

  it('S5.043 is not requested in other namespaces', async () => {
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] })
    const { modal } = create({ networks: [fakeNetwork, foreignFakeNetwork], adapters: [solana.definition] })
    watchIdentity(modal)
    await connect(modal, { walletId: 'meridian', namespace: 'solana' })
    expect(await fetchIdentity(modal, { address: 'Somebody', caipNetworkId: 'solana:mainnet' })).toEqual({
      name: undefined,
      avatar: undefined,
    })
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
    await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  it('S5.044 is not requested on test networks', async () => {
    const networks = [{ ...fakeNetwork, testnet: true }, otherFakeNetwork] as const
    const { modal, fake } = await createConnected({ networks })
    await fetchIdentity(modal)
    expect(asked).toEqual([])
    fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })

  it('is not a late response for another account', async () => {
    let answer = (_: string) => {}
    const names = namesOf({})
    const slow: NameMethods = {
      ...names,
      reverse: async ({ address }) =>
        address === LANTERN ? { name: await new Promise<string>((resolve) => (answer = resolve)) } : undefined,
    }
    const { fake, shown, modal } = await createConnected({ names: slow, basic: true })
    await vi.dynamicImportSettled()
    fake.wallet('lantern').setAccounts([OTHER])
    expect(modal.$account('eip155').get().address).toBe(OTHER)
    answer('lantern.eth')
    await fetchIdentity(modal)
    expect(shown()).toEqual({ name: undefined, avatar: undefined })
  })

  it('is loading no longer once the wallet is on a network outside of the app', async () => {
    const names = { ...namesOf({}), reverse: () => new Promise<never>(() => {}) }
    const { fake, modal } = await createConnected({ names, basic: true })
    const status = () => modal.$account('eip155').get().profileStatus
    await expect.poll(status).toBe('loading')
    fake.wallet('lantern').setNetwork('eip155:999')
    expect([status(), modal.$account('eip155').get().profileName]).toEqual(['ready', undefined])
  })

  it('is loading again after a failed lookup', async () => {
    const failure = new ModalError('OFFLINE')
    const reverse = vi
      .fn<NameMethods['reverse']>()
      .mockRejectedValueOnce(failure)
      .mockReturnValueOnce(new Promise(() => {}))
    const { fake, modal } = await createConnected({ names: { ...namesOf({}), reverse }, basic: true })
    const profile = () => {
      const { profileStatus, profileError } = modal.$account('eip155').get()
      return [profileStatus, profileError]
    }
    await expect.poll(profile).toEqual(['error', failure])
    fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId)
    expect(profile()).toEqual(['loading', undefined])
  })

  it.each([
    [
      { name: 'm\u202eia.eth\n', avatar: 'javascript:alert(1)' },
      { name: 'mia.eth', avatar: undefined },
    ],
    [
      { name: ['mia'], avatar: { url: PICTURE } },
      { name: undefined, avatar: undefined },
    ],
    ['nobody', { name: undefined, avatar: undefined }],
  ])('contains no harmful value: %j', async (said, identity) => {
    answers = { ...answers, identity: said }
    const { modal } = create({ names: namesOf({ 'mia.eth': LANTERN }) })
    const found = await fetchIdentity(modal, { address: LANTERN }).catch((error: unknown) => error)
    if (found instanceof Error) expect(found).toMatchObject({ code: 'RESPONSE_INVALID' })
    else expect(found).toEqual(identity)
  })

  it('is empty without a connected account', async () => {
    await expect(fetchIdentity(create().modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })
})

describe('a stored identity', () => {
  const stored = (storage: { getItem(key: string): unknown }, key: string) =>
    JSON.parse(String(storage.getItem(`@appkit/${key}`)))

  it('S3.040 keeps names with their address and time until disconnect', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers = { ...answers, identity: { name: null, avatar: null } }
    const own = { [`eip155:1:${LANTERN}`]: 'lantern.eth' }
    const { storage, modal, shown } = await createConnected({ names: namesOf({}, own) })
    await expect.poll(shown).toMatchObject({ name: 'lantern.eth' })
    expect(stored(storage, 'ens_cache')).toEqual({
      [LANTERN]: {
        address: LANTERN,
        ens: { name: 'lantern.eth', avatar: PICTURE },
        chainId: 'eip155:1',
        timestamp: expect.any(Number),
      },
    })
    await disconnect(modal)
    expect(storage.getItem('@appkit/ens_cache')).toBeNull()
  })

  it('S9.005 keeps names for 5 minutes, across a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers = { ...answers, identity: { name: null, avatar: null } }
    const own = { [`eip155:1:${LANTERN}`]: 'lantern.eth' }
    const { storage, shown } = await createConnected({ names: namesOf({}, own) })
    await expect.poll(shown).toMatchObject({ name: 'lantern.eth' })
    const { timestamp } = stored(storage, 'ens_cache')[LANTERN]
    const later = async (milliseconds: number) => {
      vi.setSystemTime(timestamp + milliseconds)
      return fetchIdentity(create({ storage }).modal, { address: LANTERN })
    }
    expect(await later(299_999)).toMatchObject({ name: 'lantern.eth' })
    expect(await later(300_000)).toMatchObject({ name: undefined })
  })

  it('S3.041 keeps the response of the service with its address and time until disconnect', async () => {
    answers = { ...answers, identity: mia }
    const { storage, modal, shown } = await createConnected({ names: namesOf({ 'mia.eth': LANTERN }) })
    await expect.poll(shown).toEqual(mia)
    expect(stored(storage, 'identity_cache')).toEqual({
      [LANTERN]: { address: LANTERN, identity: mia, timestamp: expect.any(Number) },
    })
    await disconnect(modal)
    expect(storage.getItem('@appkit/identity_cache')).toBeNull()
  })

  it('S9.006 keeps the response of the service for 5 minutes, across a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers = { ...answers, identity: mia }
    const { storage, shown } = await createConnected({ names: namesOf({ 'mia.eth': LANTERN }) })
    await expect.poll(shown).toEqual(mia)
    answers = { ...answers, identity: { name: 'other.eth', avatar: null } }
    const { timestamp } = stored(storage, 'identity_cache')[LANTERN]
    const later = async (milliseconds: number) => {
      vi.setSystemTime(timestamp + milliseconds)
      return fetchIdentity(create({ storage, names: namesOf({ 'other.eth': LANTERN }) }).modal, { address: LANTERN })
    }
    expect(await later(299_999)).toMatchObject({ name: 'mia.eth' })
    expect(await later(300_000)).toMatchObject({ name: 'other.eth' })
  })

  it('is harmless when it is malformed in storage', async () => {
    answers = {}
    const { storage, modal } = create()
    const identity = { name: 'm\u202eia', avatar: 'javascript:alert(1)' }
    storage.setItem('@appkit/identity_cache', JSON.stringify({ [LANTERN]: { identity, timestamp: Date.now() } }))
    expect(await fetchIdentity(modal, { address: LANTERN })).toEqual({ name: 'mia', avatar: undefined })
  })
})

it.each(['OFFLINE', 'RATE_LIMITED'] as const)(
  'fetchIdentity rejects with %s when that is the node’s failure',
  async (code) => {
    const failure = new ModalError(code, { cause: new Error('fetch failed') })
    const names = { ...namesOf({}), reverse: () => Promise.reject(failure) }
    const { modal } = create({ names, basic: true })
    await expect(fetchIdentity(modal, { address: LANTERN })).rejects.toBe(failure)
  },
)

describe('a name', () => {
  it('resolves to an address, a hosted one by the data service', async () => {
    answers = { ...answers, account: hosted }
    const { modal } = create({ names: namesOf({ 'mia.eth': OTHER }) })
    expect(await resolveName(modal, { name: 'mia.eth' })).toBe(OTHER)
    expect(asked).toEqual([])
    expect(await resolveName(modal, { name: 'Mia.reown.id' })).toBe(LANTERN)
    expect(await resolveName(modal, { name: 'other.reown.id' })).toBeUndefined()
  })

  it('S8.050 that cannot be resolved rejects with the specified error', async () => {
    answers = {}
    await expect(resolveName(create().modal, { name: 'mia.reown.id' })).rejects.toMatchObject({
      code: 'NAME_UNRESOLVED',
      message: 'Error resolving name',
    })
  })

  it('S8.052 of an address that cannot be read rejects with the specified error', async () => {
    answers = {}
    await expect(lookUpAddress(create().modal, { address: LANTERN })).rejects.toMatchObject({
      code: 'NAMES_OF_ADDRESS_FAILED',
      message: 'Error fetching names for address',
    })
  })
})

it('an identity is requested only once a component on the page shows it', async () => {
  answers = { ...answers, identity: { name: null, avatar: null } }
  const { modal } = create({ names: namesOf({ 'mia.eth': LANTERN }, { [`eip155:1:${LANTERN}`]: 'mia.eth' }) })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  watchIdentity(modal)
  await vi.waitFor(() => expect(modal.$account('eip155').get().profileName).toBe('mia.eth'))
})
