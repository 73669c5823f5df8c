import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { findKnownName } from '../../identity/knownNames.js'
import { fetchNames, lookUpAddress, resolveName } from '../../identity/names.js'
import { watchIdentity } from '../../identity/watchIdentity.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import { createFakeNames, type FakeNames } from '../../testing/createFakeNames.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { getNamesController } from './namesController.js'
import { registerName } from './registerName.js'
import { suggestNames } from './suggestNames.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'

let service: FakeNames

beforeEach(() => {
  service = createFakeNames()
  vi.stubGlobal('fetch', service.fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const create = (options: CreateTestModalParameters = {}) =>
  createTestModal({ services: { data: service.url }, ...options })

async function createConnected(options: CreateTestModalParameters = {}) {
  const created = create(options)
  await connect(created.modal, { walletId: 'lantern', namespace: 'eip155' })
  return created
}

describe('the name validation', () => {
  it.each([
    ['S5.014', 'mia', 'short'],
    ['S5.014', '', 'short'],
    ['S5.014', 'abc.reown.id', 'short'],
    ['S5.015', 'mia.lind', 'letters'],
    ['S5.015', 'mia_lind', 'letters'],
    ['S5.015', 'mia lind', 'letters'],
    ['S5.015', 'mіa1', 'letters'],
    ['S5.015', 'mia\u202elind', 'letters'],
    ['S5.015', 'm'.repeat(64), 'long'],
  ])('%s refuses "%s"', async (_rule, name, problem) => {
    const { modal } = await createConnected()
    await expect(registerName(modal, { name })).rejects.toMatchObject({ code: 'NAME_INVALID', context: { problem } })
    expect(await suggestNames(modal, { name })).toEqual([])
    expect(service.requests('suggestions', 'account')).toEqual([])
  })

  it.each([
    ['S5.014', 'mia1', 'mia1.reown.id'],
    ['S5.015', '42-7', '42-7.reown.id'],
    ['S5.015', ' Mia-Lind ', 'mia-lind.reown.id'],
    ['S5.015', '@mia-lind.REOWN.id', 'mia-lind.reown.id'],
    ['S5.015', 'ｍｉａ１', 'mia1.reown.id'],
  ])('%s accepts "%s"', async (_rule, given, name) => {
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: given })).toEqual({ name })
  })
})

it('S9.051 suggestions are in the service’s own zone', async () => {
  const { modal } = await createConnected()
  const asked = vi.spyOn(globalThis, 'fetch')
  await suggestNames(modal, { name: 'mia1' })
  const urls = asked.mock.calls.map(([url]) => new URL(String(url)))
  const zones = urls.flatMap(({ pathname, searchParams }) =>
    pathname.includes('suggestions') ? [searchParams.get('zone')] : [],
  )
  expect(zones).toEqual(['reown.id'])
})

describe('a zone of the data service', () => {
  const createInZone = () => createConnected({ services: { data: service.url, nameZone: 'harbor.eth' } })

  it('has the names that are registered and suggested', async () => {
    const { modal } = await createInZone()
    service.suggestions = []
    expect(await registerName(modal, { name: '@Maya.harbor.ETH' })).toEqual({ name: 'maya.harbor.eth' })
    expect(await suggestNames(modal, { name: 'maya.harbor.eth' })).toEqual([{ name: 'maya.harbor.eth', isFree: false }])
    expect(service.requests('suggestions')).toEqual(['/v1/profile/suggestions/maya'])
    expect(getNamesController(modal).zone).toBe('harbor.eth')
  })

  it('is looked up at the service, in any case, and no other name is', async () => {
    const { modal } = await createInZone()
    for (const name of ['maya.harbor.eth', 'mia.reown.id', 'deep.maya.harbor.eth']) service.give(name, LANTERN)
    expect(await resolveName(modal, { name: 'Maya.Harbor.eth' })).toBe(LANTERN)
    expect(await resolveName(modal, { name: 'mia.reown.id' })).toBeUndefined()
    expect(await resolveName(modal, { name: 'deep.maya.harbor.eth' })).toBeUndefined()
    expect(await fetchNames(modal, { address: LANTERN })).toEqual(['maya.harbor.eth'])
  })
})

describe('the registration of a name', () => {
  it('S5.016 signs name, attributes and seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_767_225_600_999 })
    const { modal } = await createConnected()
    await registerName(modal, { name: 'maya' })
    const message = '{"name":"maya.reown.id","attributes":{},"timestamp":1767225600}'
    expect(service.registrations).toMatchObject([{ coin_type: 2_147_483_649, address: LANTERN, message }])
  })

  it('S5.017 requests a signature from the wallet and sends the signed message', async () => {
    const { modal } = await createConnected()
    await registerName(modal, { name: 'maya' })
    const [wish] = service.registrations
    expect(wish?.signature).toBe(`signed:${wish?.message}`)
  })

  it('S1.040 gives the connected account a name that resolves to it', async () => {
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: 'maya' })).toEqual({ name: 'maya.reown.id' })
    expect(await resolveName(modal, { name: 'maya.reown.id' })).toBe(LANTERN)
    expect(await fetchNames(modal, { address: LANTERN })).toEqual(['maya.reown.id'])
  })

  it('S5.018 works only on networks with a coin type', async () => {
    const at = (id: number) => ({ ...fakeNetwork, id, caipNetworkId: `eip155:${id}` as const })
    const create = async (id: number) => {
      const fake = createFakeAdapter({ caipNetworkId: `eip155:${id}` })
      return createConnected({ fake, networks: [at(id)] })
    }
    const { modal } = await create(2 ** 31)
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'INVALID_CHAIN_ID',
      message: 'Invalid chainId',
    })
    expect(service.registrations).toEqual([])
    await registerName((await create(2 ** 31 - 1)).modal, { name: 'maya' })
    expect(service.registrations).toMatchObject([{ coin_type: 4_294_967_295 }])
  })

  it('S8.055 requires a wallet that can sign', async () => {
    const nobody = { code: 'NAME_ACCOUNT_NOT_FOUND', message: 'Address or auth connector not found' }
    await expect(registerName(create().modal, { name: 'maya' })).rejects.toMatchObject(nobody)
    const fake = createFakeAdapter()
    fake.wallet('lantern').cannot.add('signMessage')
    const { modal } = await createConnected({ fake })
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(nobody)
  })

  it('S8.054 requires a network of the app', async () => {
    const { modal, fake } = await createConnected()
    fake.wallet('lantern').setNetwork('eip155:999')
    const error = { code: 'NAME_NETWORK_NOT_FOUND', message: 'Network not found' }
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(error)
  })

  it('S1.070 works on EVM and in the namespaces that the app names', async () => {
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] })
    const options = { networks: [fakeNetwork, foreignFakeNetwork] as const, adapters: [solana.definition] }
    const register = async (features: NonNullable<CreateTestModalParameters['features']>) => {
      const { modal } = create({ ...options, features })
      await connect(modal, { walletId: 'meridian', namespace: 'solana' })
      return { modal, registered: registerName(modal, { name: 'maya', namespace: 'solana' }) }
    }
    await expect((await register({})).registered).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    const { modal, registered } = await register({ names: { namespaces: ['solana'] } })
    expect(await registered).toEqual({ name: 'maya.reown.id' })
    expect(service.registrations).toMatchObject([{ coin_type: 501 }])
    const caipNetworkId = foreignFakeNetwork.caipNetworkId
    expect(await resolveName(modal, { name: 'maya.reown.id', caipNetworkId })).toBe(service.registrations[0]?.address)
    expect(await resolveName(modal, { name: 'maya.reown.id', caipNetworkId: 'eip155:1' })).toBeUndefined()
  })

  it('says that it needs a data service or a namespace of the app', async () => {
    const alone = await createConnected({ services: undefined, projectId: undefined })
    const registered = registerName(alone.modal, { name: 'maya' })
    await expect(registered).rejects.toThrow(/^The feature names is off .*pass `projectId` or `services.data`$/)
    const other = await createConnected({ features: { names: { namespaces: ['solana'] } } })
    const elsewhere = registerName(other.modal, { name: 'maya' })
    await expect(elsewhere).rejects.toThrow(/add the namespace to `features.names.namespaces`$/)
  })

  it('is off in basic mode and when the app disables it', async () => {
    for (const options of [{ basic: true }, { features: { names: false } }] as const) {
      const { modal } = await createConnected(options)
      await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({ code: 'FEATURE_MISSING' })
    }
    expect(service.requests('account')).toEqual([])
  })

  it('sends nothing when the user declines or the wallet answers too late', async () => {
    const { modal, fake } = await createConnected()
    const wallet = fake.wallet('lantern')
    wallet.mode = 'reject'
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    wallet.mode = 'hold'
    const controller = new AbortController()
    const late = registerName(modal, { name: 'maya', signal: controller.signal })
    controller.abort()
    wallet.answer('approve')
    await expect(late).rejects.toMatchObject({ code: 'ABORTED' })
    expect(service.requests('account')).toEqual([])
  })

  it('S8.053 fails with the message of the specification and the reason of the service', async () => {
    service.refusal = { status: 400, json: { reasons: [{ name: 'name', description: 'That name\nis reserved' }] } }
    const { modal } = await createConnected()
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'NAME_REGISTRATION_FAILED',
      message: 'Error registering name maya.reown.id',
      context: { name: 'maya.reown.id', reason: 'That name is reserved' },
    })
  })

  it('fails with a specific error when the name was taken meanwhile', async () => {
    service.give('maya.reown.id', OTHER)
    service.refusal = { status: 400, json: { reasons: [] } }
    const { modal } = await createConnected()
    const error = { code: 'NAME_TAKEN', message: 'Error registering name maya.reown.id' }
    await expect(registerName(modal, { name: 'maya' })).rejects.toMatchObject(error)
  })

  it.each([
    ['gets lost', 'lost'],
    ['reports a server error', 'down'],
    ['is malformed', 'odd'],
  ] as const)('checks the owner of the name when the response %s', async (_what, how) => {
    service.answers = how
    const { modal } = await createConnected()
    expect(await registerName(modal, { name: 'maya' })).toEqual({ name: 'maya.reown.id' })
    expect(service.registrations).toHaveLength(1)
  })

  it('refreshes the identity and shows the previous one meanwhile', async () => {
    const chainReader = createFakeChainReader()
    const fake = createFakeAdapter()
    fake.chainReader = chainReader.chainReader
    const { modal } = await createConnected({ fake })
    watchIdentity(modal)
    const name = () => modal.$account('eip155').get().profileName
    await vi.waitFor(() => expect(service.requests('reverse')).toHaveLength(1))
    expect(name()).toBeUndefined()
    const shown: (string | undefined)[] = []
    modal.$account('eip155').listen(({ profileName }) => shown.push(profileName))
    await registerName(modal, { name: 'maya' })
    await vi.waitFor(() => expect(name()).toBe('maya.reown.id'))
    await registerName(modal, { name: 'maya-lind' })
    await vi.waitFor(() => expect(service.requests('reverse')).toHaveLength(3))
    expect(shown.filter((each) => each !== 'maya.reown.id')).toEqual([])
  })
})

it('a resolved name is stored for its address from then on', async () => {
  const chainReader = createFakeChainReader()
  chainReader.names.set('theo.eth', OTHER)
  const fake = createFakeAdapter()
  fake.chainReader = chainReader.chainReader
  service.give('maya.reown.id', LANTERN)
  const { modal } = create({ fake })
  const known = (address: string, caipNetworkId: 'eip155:1' | 'eip155:8453' = 'eip155:1') =>
    findKnownName(getTestContext(modal), { address, caipNetworkId })
  expect(known(OTHER)).toBeUndefined()
  await resolveName(modal, { name: 'theo.eth' })
  await resolveName(modal, { name: 'maya.reown.id' })
  await resolveName(modal, { name: 'nobody.reown.id' })
  chainReader.names.set('other.eth', LANTERN)
  expect(await lookUpAddress(modal, { address: LANTERN })).toMatchObject({ name: 'other.eth' })
  expect([known(OTHER.toLowerCase()), known(LANTERN), known(OTHER, 'eip155:8453')]).toEqual([
    'theo.eth',
    'maya.reown.id',
    undefined,
  ])
})

describe('the name suggestions', () => {
  it('S3.037 start with the typed name and its availability', async () => {
    service.give('maya.reown.id', OTHER)
    service.suggestions = [
      { name: 'maya1', registered: false },
      { name: 'maya', registered: true },
      { name: 'Maya1', registered: false },
      { name: 'my', registered: false },
    ]
    const { modal } = create()
    expect(await suggestNames(modal, { name: 'Maya' })).toEqual([
      { name: 'maya.reown.id', isFree: false },
      { name: 'maya1.reown.id', isFree: true },
    ])
    expect(service.requests('account')).toEqual([])
  })

  it('check the typed name when the service omits it', async () => {
    service.give('maya.reown.id', OTHER)
    service.suggestions = []
    const { modal } = create()
    expect(await suggestNames(modal, { name: 'maya' })).toEqual([{ name: 'maya.reown.id', isFree: false }])
    expect(await suggestNames(modal, { name: 'maya-lind' })).toEqual([{ name: 'maya-lind.reown.id', isFree: true }])
  })

  it('S8.051 fail with the message of the specification', async () => {
    service.isDown = true
    await expect(suggestNames(create().modal, { name: 'maya' })).rejects.toMatchObject({
      code: 'NAME_SUGGESTIONS_FAILED',
      message: 'Error fetching name suggestions',
    })
  })
})

describe('the choice of a name in the modal', () => {
  async function open(options: CreateTestModalParameters = {}) {
    const created = await createConnected({ ui: blankUi, ...options })
    await created.modal.context.show({ view: 'RegisterAccountName' })
    const context = getTestContext(created.modal)
    const names = getNamesController(created.modal)
    names.begin()
    const view = () => context.stores.router.$route.get().view
    return { ...created, context, names, view, state: () => names.$state.get() }
  }

  it('sends one request after the user stops typing and drops outdated responses', async () => {
    const { names, state } = await open()
    vi.useFakeTimers()
    for (const text of ['may', 'maya', 'mayas', 'mayasa']) names.type(text)
    expect(state().offers.status).toBe('reading')
    await vi.advanceTimersByTimeAsync(299)
    expect(service.requests('suggestions')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(service.requests('suggestions')).toEqual(['/v1/profile/suggestions/mayasa'])
    await vi.waitFor(() => expect(state().offers.status).toBe('ready'))
    service.hold = true
    names.type('first')
    await vi.advanceTimersByTimeAsync(300)
    names.type('second')
    await vi.advanceTimersByTimeAsync(300)
    service.release()
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ name: 'second.reown.id' }] }))
    names.type('se')
    expect(state()).toMatchObject({ problem: 'short', offers: { status: 'none' } })
    names.type('se!!')
    expect(state().problem).toBe('letters')
  })

  it('S2.026 has its own view', async () => {
    const { view } = await open()
    expect(view()).toBe('RegisterAccountName')
  })

  it('S2.027 leads through the wallet to the success view', async () => {
    const { names, view, state, fake } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    void names.choose('other.reown.id')
    expect(state().step).toEqual({ status: 'wallet', name: 'maya.reown.id' })
    fake.wallet('lantern').answer('approve')
    await chosen
    expect(service.registrations).toHaveLength(1)
    expect(view()).toBe('RegisterAccountNameSuccess')
    expect(names.$registered.get()).toEqual({ name: 'maya.reown.id', address: LANTERN, others: [] })
  })

  it.each(['goes back', 'closes the modal'])('drops the signature when the user %s', async (how) => {
    const { names, state, fake, modal, context } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    if (how === 'goes back') context.stores.router.reset({ view: 'Account' })
    else modal.close()
    await chosen
    expect(state().step).toEqual({ status: 'form' })
    fake.wallet('lantern').answer('approve')
    await vi.dynamicImportSettled()
    expect(service.requests('account')).toEqual([])
  })

  it('stops when the wallet changes its account', async () => {
    const { names, state, fake } = await open()
    fake.wallet('lantern').mode = 'hold'
    const chosen = names.choose('maya.reown.id')
    fake.wallet('lantern').setAccounts([OTHER])
    await chosen
    expect(state().step).toEqual({ status: 'form' })
    expect(service.requests('account')).toEqual([])
  })

  it('does not show a failure to another account of the wallet', async () => {
    const { names, state, fake } = await open()
    service.refusal = { status: 400, json: {} }
    service.hold = true
    const chosen = names.choose('maya.reown.id')
    await vi.waitFor(() => expect(state().step.status).toBe('saving'))
    fake.wallet('lantern').setAccounts([OTHER])
    service.release()
    await chosen
    expect(state().step).toEqual({ status: 'form' })
  })

  it('clears its failure when the user closes the modal', async () => {
    const { names, state, fake, modal } = await open()
    fake.wallet('lantern').mode = 'reject'
    await names.choose('maya.reown.id')
    expect(state().step.status).toBe('failed')
    modal.close()
    expect(state().step.status).toBe('form')
  })

  it('shows the reason of a failure and checks again when the name was taken', async () => {
    const { names, state, fake } = await open()
    fake.wallet('lantern').mode = 'reject'
    await names.choose('maya.reown.id')
    expect(state().step).toMatchObject({ status: 'failed', name: 'maya.reown.id', error: { code: 'USER_REJECTED' } })
    fake.wallet('lantern').mode = 'approve'
    names.type('maya')
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ isFree: true }] }))
    service.give('maya.reown.id', OTHER)
    await names.choose('maya.reown.id')
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'NAME_TAKEN' } })
    names.edit()
    await vi.waitFor(() => expect(state().offers).toMatchObject({ names: [{ isFree: false }] }))
  })

  it('shows the names that the user already has on the chain and at the service', async () => {
    const chainReader = createFakeChainReader()
    chainReader.names.set('lantern.eth', LANTERN)
    service.give('maya.reown.id', LANTERN)
    const fake = createFakeAdapter()
    fake.chainReader = chainReader.chainReader
    const { state } = await open({ fake })
    await vi.waitFor(() => expect(state().own).toEqual(['lantern.eth', 'maya.reown.id']))
  })

  it('S1.070 is offered when the network has names and the wallet can sign', async () => {
    const testnet = { ...otherFakeNetwork, testnet: true }
    const { view, modal, fake } = await open({ networks: [fakeNetwork, testnet] })
    expect(view()).toBe('RegisterAccountName')
    modal.close()
    fake.wallet('lantern').setNetwork(testnet.caipNetworkId)
    await modal.context.show({ view: 'RegisterAccountName' })
    expect(view()).toBe('Account')
  })
})

it('no request for names is sent before the user chooses a name', async () => {
  await createConnected({ networks: [{ ...fakeNetwork, testnet: true }] })
  await vi.dynamicImportSettled()
  expect(service.requests('suggestions', 'reverse', 'account')).toEqual([])
})
