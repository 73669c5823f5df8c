import { describe, expect, it } from 'vitest'
import { createPublishParams, createTopic } from './testing/createPublishParams'
import { expectEventually } from './testing/expectEventually'
import { createClientKey, openSocket } from './testing/openSocket'
import { setUpRelay } from './testing/setUpRelay'

const start = setUpRelay()

describe('a message through the relay', () => {
  it('reaches the other subscribers, not the sender', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const { result } = await reader.call('irn_subscribe', { topic: createTopic('ab') })
    await sender.call('irn_subscribe', { topic: createTopic('ab') })
    expect(await sender.call('irn_publish', createPublishParams('hello'))).toMatchObject({ result: true })
    await expectEventually(reader.messages).toEqual(['hello'])
    expect(reader.pushed[0]?.params.id).toBe(result)
    await sender.call('irn_batchSubscribe', { topics: [createTopic('ab'), createTopic('cd')] })
    await sender.call('irn_unsubscribe', { topic: createTopic('cd'), id: 'any' })
    expect(sender.messages()).toEqual([])
  })

  it('is sent again to its client until it is acknowledged', async () => {
    const relay = await start()
    const key = createClientKey()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', createPublishParams('kept'))

    const first = await openSocket(relay, { key })
    await first.call('irn_subscribe', { topic: createTopic('ab') })
    await expectEventually(first.messages).toEqual(['kept'])
    first.close()

    const second = await openSocket(relay, { key })
    await second.call('irn_batchSubscribe', { topics: [createTopic('ab')] })
    await expectEventually(second.messages).toEqual(['kept'])
    second.acknowledge(second.pushed[0]!)
    await expectEventually(() => relay.state().mailbox).toEqual([{ topic: createTopic('ab'), tag: 1108, acked: true }])

    const third = await openSocket(relay, { key })
    await third.call('irn_subscribe', { topic: createTopic('ab') })
    await sender.call('irn_publish', createPublishParams('next'))
    await expectEventually(third.messages).toEqual(['next'])
  })

  it('reaches every socket of a client with two tabs', async () => {
    const relay = await start()
    const key = createClientKey()
    const tabs = [await openSocket(relay, { key }), await openSocket(relay, { key })]
    for (const tab of tabs) await tab.call('irn_subscribe', { topic: createTopic('ab') })
    await (await openSocket(relay)).call('irn_publish', createPublishParams('both'))
    for (const tab of tabs) await expectEventually(tab.messages).toEqual(['both'])
  })

  it('is stored once when it is published again', async () => {
    const relay = await start()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', createPublishParams('once'))
    expect(await sender.call('irn_publish', createPublishParams('once'))).toMatchObject({ result: true })
    expect(relay.state().tags).toEqual([1108])
  })

  it('subscribes the caller when it proposes or approves', async () => {
    const relay = await start()
    const [site, wallet] = [await openSocket(relay), await openSocket(relay)]
    await site.call('wc_proposeSession', { pairingTopic: createTopic('pair'), sessionProposal: 'proposal' })
    await wallet.call('irn_subscribe', { topic: createTopic('pair') })
    await expectEventually(wallet.messages).toEqual(['proposal'])
    await wallet.call('wc_approveSession', {
      pairingTopic: createTopic('pair'),
      sessionTopic: createTopic('session'),
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'settle',
    })
    await expectEventually(site.messages).toEqual(['yes'])
    await site.call('irn_subscribe', { topic: createTopic('session') })
    await expectEventually(site.messages).toEqual(['yes', 'settle'])
    await site.call('irn_publish', createPublishParams('request', { topic: createTopic('session') }))
    await expectEventually(wallet.messages).toEqual(['proposal', 'request'])
    expect(relay.state().tags).toEqual([1100, 1101, 1102, 1108])
  })

  it('waits in the mailbox of an absent client', async () => {
    const relay = await start()
    const key = createClientKey()
    const away = await openSocket(relay, { key })
    await away.call('irn_subscribe', { topic: createTopic('ab') })
    away.close()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', createPublishParams('while away'))
    const back = await openSocket(relay, { key })
    await back.call('irn_subscribe', { topic: createTopic('ab') })
    await expectEventually(back.messages).toEqual(['while away'])
  })

  it('is fetched, and then acknowledged', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const messages = [createPublishParams('one'), createPublishParams('two', { topic: createTopic('cd') })]
    expect(await sender.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    const topics = [createTopic('ab'), createTopic('cd')]
    const fetched = async () => (await reader.call('irn_batchFetchMessages', { topics })).result
    const { topic, message, tag } = createPublishParams('one')
    expect(await fetched()).toMatchObject({ messages: [{ topic, message, tag }, { message: 'two' }], hasMore: false })
    expect(await fetched()).toEqual({ messages: [], hasMore: false })
    expect((await sender.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  })

  it('stops when the subscription ends', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const topics = [createTopic('ab'), createTopic('cd')]
    const { result } = await reader.call('irn_batchSubscribe', { topics })
    const subscriptions = topics.map((topic, index) => ({ topic, id: (result as string[])[index] }))
    expect(await reader.call('irn_batchUnsubscribe', { subscriptions })).toMatchObject({ result: true })
    await sender.call('irn_publish', createPublishParams('nobody reads'))
    await reader.call('irn_unsubscribe', { topic: createTopic('ab') })
    expect(reader.messages()).toEqual([])
  })
})

describe('an invalid message to the relay', () => {
  const invalid = (data: string, message: string) => ({ code: -32600, message: `Invalid payload: ${message}`, data })

  it('is answered in the words of the hosted relay', async () => {
    const socket = await openSocket(await start())
    const refused = async (method: string, params: unknown) => (await socket.call(method, params)).error
    expect(await refused('irn_nothing', {})).toEqual(invalid('InvalidMethod', 'Invalid request method'))
    expect(await refused('toString', {})).toMatchObject({ data: 'InvalidMethod' })
    const params = invalid('InvalidParams', 'Invalid request parameters')
    expect(await refused('irn_publish', { topic: createTopic('ab') })).toEqual(params)
    expect(await refused('irn_publish', createPublishParams('x', { ttl: 'soon' }))).toEqual(params)
    expect(await refused('irn_batchSubscribe', { topics: 'ab' })).toEqual(params)
    expect(await refused('irn_subscribe', null)).toEqual(params)
    expect(await refused('irn_subscribe', { topic: 'ab' })).toEqual(invalid('InvalidTopic', 'Topic decoding failed'))
    expect(await refused('irn_batchSubscribe', { topics: [] })).toMatchObject({ data: 'BatchEmpty' })
    const many = Array.from({ length: 501 }, (_, index) => createTopic(String(index)))
    expect(await refused('irn_batchSubscribe', { topics: many })).toMatchObject({ data: 'BatchLimitExceeded' })
  })

  it('is answered if it is no JSON, and the socket stays open', async () => {
    const socket = await openSocket(await start())
    const error = invalid('Serialization', 'Failed to deserialize request')
    for (const text of ['{', '7', '[]', 'null']) expect(await socket.say(text)).toMatchObject({ id: null, error })
    expect(await socket.call('irn_subscribe', { topic: createTopic('ab') })).toHaveProperty('result')
  })

  it('is answered if its method is unknown', async () => {
    const socket = await openSocket(await start())
    expect(await socket.call('irn_unsubscribe', { topic: createTopic('new') })).toMatchObject({ result: true })
    expect((await socket.call('irn_fetchMessages', { topic: createTopic('new') })).result).toMatchObject({
      messages: [],
    })
  })
})
