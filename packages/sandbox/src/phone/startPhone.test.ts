import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveApp } from '../http/serveApp'
import { expectEventually } from '../relay/testing/expectEventually'
import { startPhone } from './startPhone'
import { startTestPhone, type TestPhone } from './testing/startTestPhone'

let stage: TestPhone

beforeAll(async () => {
  stage = await startTestPhone()
})
afterAll(() => stage.close())

describe('a session of the phone', () => {
  it('is proposed, approved, changed, pinged and ended by the phone', async () => {
    const { script, openSite, waitForPrompt } = stage
    const { provider, said, propose } = await openSite()
    const { uri, outcome } = await propose(['eip155:1', 'eip155:8453', 'eip155:137'])
    await script.pair({ uri })
    expect(await waitForPrompt()).toMatchObject({
      kind: 'session',
      name: 'Test site',
      url: 'http://localhost:3000',
      chains: ['eip155:1', 'eip155:8453', 'eip155:137'],
      approvable: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
      validation: 'UNKNOWN',
    })
    const { accounts, sessions } = await script.approve()
    const { session } = await outcome
    expect(session?.namespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
    expect(sessions).toMatchObject([{ topic: session?.topic, name: 'Test site', chains: ['eip155:1', 'eip155:8453'] }])
    const [first, second] = accounts.eip155!
    await provider.client.ping({ topic: session!.topic })

    await script.chainChanged({ chainId: 8453 })
    await expectEventually(() => said.chainChanged?.map(Number)).toEqual([8453])
    await script.accountsChanged({ account: 1 })
    await expectEventually(() => said.accountsChanged?.at(-1)).toEqual([second])
    expect((await script.accountsChanged({ account: first! })).accounts.eip155).toEqual([first, second])

    expect((await script.disconnect({ topic: session!.topic })).sessions).toEqual([])
    await expectEventually(() => said.session_delete?.length).toBe(1)
    expect(provider.session).toBeUndefined()
  })

  it('is ended by the app', async () => {
    const { provider } = await stage.connect()
    expect((await stage.script.state()).sessions).toHaveLength(1)
    await provider.disconnect()
    await stage.script.until(({ sessions }) => sessions.length === 0)
  })

  it('has the chosen chains and accounts, by answer or by policy', async () => {
    const { script, openSite, waitForPrompt } = stage
    const { propose } = await openSite()
    const [, second] = (await script.state()).accounts.eip155!
    const first = await propose()
    await script.pair({ uri: first.uri })
    await waitForPrompt()
    await script.approve({ chains: ['eip155:8453'], accounts: [second!.toLowerCase()] })
    const { session } = await first.outcome
    expect(session?.namespaces.eip155?.accounts).toEqual([`eip155:8453:${second}`])

    await script.policy({ proposals: 'approve', chains: ['eip155:1'], accounts: [second!] })
    const next = await propose()
    await script.pair({ uri: next.uri })
    expect((await next.outcome).session?.namespaces.eip155?.accounts).toEqual([`eip155:1:${second}`])
    await script.policy({ proposals: 'ask', chains: null, accounts: null })
    await script.disconnect()
  })

  it('switches to a chain outside it, is updated and extended', async () => {
    const { script } = stage
    const { provider, said, session } = await stage.connect(['eip155:1'])
    await script.chainChanged({ chainId: 'eip155:10' })
    await expectEventually(() => said.chainChanged?.map(Number)).toEqual([10])
    await script.update({ chains: ['eip155:1', 'eip155:8453'] })
    const chains = () => provider.client.session.get(session.topic).namespaces.eip155?.chains
    await expectEventually(chains).toEqual(['eip155:1', 'eip155:8453'])
    await script.extend()
    await expect(script.extend({ topic: 'none' })).rejects.toThrow('There is no such session.')
    await script.disconnect()
  })
})

describe('a proposal to the phone', () => {
  it('is rejected with a code', async () => {
    const { script, openSite, waitForPrompt } = stage
    const { propose } = await openSite()
    for (const [order, code] of [
      [{}, 5000],
      [{ code: 5001, message: 'Not these chains.' }, 5001],
    ] as const) {
      const { uri, outcome } = await propose()
      await script.pair({ uri })
      await waitForPrompt()
      await script.reject(order)
      expect(await outcome).toMatchObject({ code })
    }
  })

  it('is rejected by the policy, or by an approval of unsupported chains', async () => {
    const { script, openSite } = stage
    const { propose } = await openSite()
    await script.policy({ proposals: 'reject' })
    const rejected = await propose()
    await script.pair({ uri: rejected.uri })
    expect(await rejected.outcome).toMatchObject({ code: 5000 })
    await script.policy({ proposals: 'approve' })
    const strange = await propose(['eip155:137'])
    await script.pair({ uri: strange.uri })
    expect(await strange.outcome).toMatchObject({ code: 5100 })
    const { history: requested } = await script.policy({ proposals: 'ask' })
    expect(requested.slice(-2).map(({ outcome }) => outcome)).toEqual(['rejected', 'failed'])
  })

  it('is ignored while the app waits', async () => {
    const { script, openSite, waitForPrompt } = stage
    const { propose } = await openSite()
    const { uri } = await propose()
    await script.pair({ uri })
    await waitForPrompt()
    expect(await script.ignore()).toMatchObject({ prompts: [] })
    await script.policy({ proposals: 'ignore' })
    const again = await (await openSite()).propose()
    await script.pair({ uri: again.uri })
    const ignored = await script.until(
      (state) => state.history.filter(({ outcome }) => outcome === 'ignored').length === 2,
    )
    expect(ignored.prompts).toEqual([])
    await script.policy({ proposals: 'ask' })
  })

  it('cannot be used twice', async () => {
    const { script, openSite, waitForPrompt } = stage
    const { uri, outcome } = await (await openSite()).propose()
    await script.pair({ uri })
    await waitForPrompt()
    await script.approve()
    await outcome
    await expect(script.pair({ uri })).rejects.toThrow(/already exists/)
    await script.disconnect()
  })
})

describe('a command of the phone', () => {
  it.each([
    ['pair', {}, 'uri is missing'],
    ['pair', { uri: 'http://no.uri' }, ''],
    ['approve', {}, 'There is no such question open.'],
    ['approve', { id: 'x' }, 'id must be a whole number'],
    ['approve', { chains: 'eip155:1' }, 'chains must be a list of texts'],
    ['policy', { proposal: 'ask' }, 'the policy has no proposal'],
    ['policy', { requests: true }, 'requests is one of ask, approve, reject, ignore'],
    ['disconnect', {}, 'There is no such session.'],
    ['accountsChanged', { account: 7 }, 'The phone has no account 7.'],
  ])('%s %o is rejected with a message', async (name, body, words) => {
    const response = await fetch(`${stage.phone.url}/${name}`, { method: 'POST', body: JSON.stringify(body) })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toContain(words)
  })

  it('is not found if it is unknown', async () => {
    for (const [path, method] of [
      ['/nothing', 'POST'],
      ['/approve', 'GET'],
      ['/toString', 'POST'],
    ] as const) {
      expect((await fetch(`${stage.phone.url}${path}`, { method })).status).toBe(404)
    }
  })
})

describe('a phone', () => {
  it('has the accounts of its mnemonic, and chooses another port if its own is taken', async () => {
    const server = await serveApp(() => {})
    const lines: string[] = []
    const phone = await startPhone({
      relayUrl: stage.relay.url,
      rpcUrls: {},
      mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
      accounts: [0],
      port: server.port,
      log: (line) => lines.push(line),
    })
    expect((await phone.script.state()).accounts).toEqual({ eip155: ['0x58A57ed9d8d624cBD12e2C467D34787555bB1b25'] })
    expect(lines[0]).toMatch(/cannot use port/)
    await phone.stop()
    await phone.stop()
    await expect(phone.script.state()).rejects.toThrow()
    await server.stop()
  })

  it('rejects invalid options with a reason', async () => {
    const options = { relayUrl: stage.relay.url, rpcUrls: {}, policy: { proposals: 'perhaps' as 'ask' } }
    await expect(startPhone(options)).rejects.toThrow('proposals is one of')
  })

  it('requests nothing outside this machine', async () => {
    expect((await stage.script.state()).blocked).toEqual([])
  })
})
