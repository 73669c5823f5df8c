import { createPublicClient, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEvm } from '../evm/startEvm'
import { expectEventually } from '../relay/testing/expectEventually'
import { type Hex, startTestPhone, type TestPhone } from './testing/startTestPhone'

const TYPED = {
  domain: { name: 'Test', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hello' },
} as const

let sandbox: Awaited<ReturnType<typeof startEvm>>
let stage: TestPhone

beforeAll(async () => {
  sandbox = await startEvm({ chains: [1, 8453] })
  stage = await startTestPhone({ rpcUrls: sandbox.rpcUrls })
})
afterAll(() => Promise.all([stage?.close(), sandbox?.stop()]))

describe('a request to the phone', () => {
  it('is shown in readable form and signed', async () => {
    const { script, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    const request = { method: 'personal_sign', params: [toHex('hello'), address] }
    const signing = provider.request<Hex>(request, 'eip155:1')
    expect(await waitForPrompt()).toMatchObject({
      ...request,
      kind: 'request',
      name: 'Test site',
      chainId: 'eip155:1',
      text: 'hello',
    })
    await script.approve()
    expect(await verifyMessage({ address, message: 'hello', signature: await signing })).toBe(true)

    await script.policy({ requests: 'approve' })
    const params = [address, JSON.stringify(TYPED)]
    const signature = await provider.request<Hex>({ method: 'eth_signTypedData_v4', params }, 'eip155:1')
    expect(await verifyTypedData({ ...TYPED, address, signature })).toBe(true)
    await script.policy({ requests: 'ask' })
    await script.disconnect()
  })

  it('is withdrawn when its session ends', async () => {
    const { script, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    const refused = provider
      .request<Hex>({ method: 'personal_sign', params: [toHex('hello'), address] }, 'eip155:1')
      .catch(() => 'refused')
    await waitForPrompt()
    await script.disconnect()
    expect((await script.state()).prompts).toEqual([])
    expect(await refused).toBe('refused')
  })

  it('sends a transaction that is mined', async () => {
    const { script } = stage
    const { provider, address } = await stage.connect()
    await script.policy({ requests: 'approve' })
    const to = sandbox.wallets.lantern.addresses[0]!
    const transaction = { from: address, to, value: toHex(parseEther('1')), data: '0x' }
    const hash = await provider.request<Hex>({ method: 'eth_sendTransaction', params: [transaction] }, 'eip155:8453')
    const client = createPublicClient({ transport: http(sandbox.rpcUrls['eip155:8453']) })
    const receipt = await client.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })

    const code = (fields: object) =>
      provider.request({ method: 'eth_sendTransaction', params: [{ ...transaction, ...fields }] }, 'eip155:1').then(
        () => undefined,
        (error) => error.code,
      )
    expect(await code({ from: to })).toBe(4100)
    expect(await code({ value: toHex(parseEther('1000000')) })).toBe(-32000)
    expect(await code({ value: 'much' })).toBe(-32602)
    await script.policy({ requests: 'ask' })
    await script.disconnect()
  })

  it('switches to a chain of the phone outside the session, and to no unknown one', async () => {
    const { script } = stage
    const { provider, session, said } = await stage.connect(['eip155:1'])
    await script.policy({ requests: 'approve' })
    const switchTo = (chainId: number) =>
      provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHex(chainId) }] })
    await switchTo(8453)
    const chains = () => provider.client.session.get(session.topic).namespaces.eip155?.chains
    await expectEventually(chains).toEqual(['eip155:1', 'eip155:8453'])
    await expectEventually(() => said.chainChanged?.map(Number)).toContain(8453)
    await expect(switchTo(137)).rejects.toMatchObject({ code: 4902 })
    await script.policy({ requests: 'ask' })
    await script.disconnect()
  })

  it('is rejected with a code, or ignored', async () => {
    const { script, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    const request = { method: 'personal_sign', params: [toHex('no'), address] }
    const signing = provider.request(request, 'eip155:1').catch((error) => error.code)
    await waitForPrompt()
    await script.reject({ code: 4001 })
    expect(await signing).toBe(4001)
    provider.request(request, 'eip155:1').catch(() => {})
    await waitForPrompt()
    const state = await script.ignore()
    expect(state.history.slice(-2).map(({ outcome }) => outcome)).toEqual(['rejected', 'ignored'])
    await script.disconnect()
  })
})

describe('the phone', () => {
  it('delivers an answer after the relay cut its socket', async () => {
    const { script, relay, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    const signing = provider.request<Hex>({ method: 'personal_sign', params: [toHex('late'), address] }, 'eip155:1')
    await waitForPrompt()
    relay.faults.add({ hold: true, tags: [1109] })
    await script.approve()
    await expectEventually(() => relay.state().tags.at(-1)).toBe(1109)
    relay.drop()
    relay.faults.clear()
    expect(await verifyMessage({ address, message: 'late', signature: await signing })).toBe(true)
    await script.disconnect()
  })

  it('delivers an answer given while the relay was away', async () => {
    const { script, relay, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    const signing = provider.request<Hex>({ method: 'personal_sign', params: [toHex('away'), address] }, 'eip155:1')
    await waitForPrompt()
    relay.faults.add({ refuse: true, count: 1 })
    relay.drop()
    await script.approve()
    expect(await verifyMessage({ address, message: 'away', signature: await signing })).toBe(true)
    await script.disconnect()
  })

  it('continues after garbage from the relay', async () => {
    const { script, relay, waitForPrompt } = stage
    const { provider, address } = await stage.connect()
    relay.faults.add({ method: 'irn_subscription', tags: [1108], garbage: true, count: 1 })
    const signing = provider.request<Hex>({ method: 'personal_sign', params: [toHex('again'), address] }, 'eip155:1')
    await expectEventually(() => relay.faults.list()).toEqual([])
    relay.drop()
    await waitForPrompt()
    await script.approve()
    expect(await verifyMessage({ address, message: 'again', signature: await signing })).toBe(true)
    await script.disconnect()
  })
})
