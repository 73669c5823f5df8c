import { describe, expect, it } from 'vitest'
import { eventually } from './testing/eventually'
import { newKey, openSocket } from './testing/openSocket'
import { publication, topicOf } from './testing/publication'
import { useRelay } from './testing/useRelay'

const start = useRelay()

describe('messages', () => {
  it('go to the others that subscribed, not to the sender', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const { result } = await reader.call('irn_subscribe', { topic: topicOf('ab') })
    await sender.call('irn_subscribe', { topic: topicOf('ab') })
    expect(await sender.call('irn_publish', publication('hello'))).toMatchObject({ result: true })
    await eventually(reader.messages).toEqual(['hello'])
    expect(reader.pushed[0]?.params.id).toBe(result)
    await sender.call('irn_batchSubscribe', { topics: [topicOf('ab'), topicOf('cd')] })
    await sender.call('irn_unsubscribe', { topic: topicOf('cd'), id: 'any' })
    expect(sender.messages()).toEqual([])
  })

  it('come again to the same client until it acknowledges them', async () => {
    const relay = await start()
    const key = newKey()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', publication('kept'))

    const first = await openSocket(relay, { key })
    await first.call('irn_subscribe', { topic: topicOf('ab') })
    await eventually(first.messages).toEqual(['kept'])
    first.close()

    const second = await openSocket(relay, { key })
    await second.call('irn_batchSubscribe', { topics: [topicOf('ab')] })
    await eventually(second.messages).toEqual(['kept'])
    second.acknowledge(second.pushed[0]!)
    await eventually(() => relay.state().mailbox).toEqual([{ topic: topicOf('ab'), tag: 1108, acked: true }])

    const third = await openSocket(relay, { key })
    await third.call('irn_subscribe', { topic: topicOf('ab') })
    await sender.call('irn_publish', publication('next'))
    await eventually(third.messages).toEqual(['next'])
  })

  it('reach every socket of one client, as two tabs are', async () => {
    const relay = await start()
    const key = newKey()
    const tabs = [await openSocket(relay, { key }), await openSocket(relay, { key })]
    for (const tab of tabs) await tab.call('irn_subscribe', { topic: topicOf('ab') })
    await (await openSocket(relay)).call('irn_publish', publication('both'))
    for (const tab of tabs) await eventually(tab.messages).toEqual(['both'])
  })

  it('are stored once when they are published again', async () => {
    const relay = await start()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', publication('once'))
    expect(await sender.call('irn_publish', publication('once'))).toMatchObject({ result: true })
    expect(relay.state().tags).toEqual([1108])
  })

  it('of proposing and approving subscribe their caller', async () => {
    const relay = await start()
    const [site, wallet] = [await openSocket(relay), await openSocket(relay)]
    await site.call('wc_proposeSession', { pairingTopic: topicOf('pair'), sessionProposal: 'proposal' })
    await wallet.call('irn_subscribe', { topic: topicOf('pair') })
    await eventually(wallet.messages).toEqual(['proposal'])
    await wallet.call('wc_approveSession', {
      pairingTopic: topicOf('pair'),
      sessionTopic: topicOf('session'),
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'settle',
    })
    await eventually(site.messages).toEqual(['yes'])
    await site.call('irn_subscribe', { topic: topicOf('session') })
    await eventually(site.messages).toEqual(['yes', 'settle'])
    await site.call('irn_publish', publication('request', { topic: topicOf('session') }))
    await eventually(wallet.messages).toEqual(['proposal', 'request'])
    expect(relay.state().tags).toEqual([1100, 1101, 1102, 1108])
  })

  it('wait for a client that is away, in its mailbox', async () => {
    const relay = await start()
    const key = newKey()
    const away = await openSocket(relay, { key })
    await away.call('irn_subscribe', { topic: topicOf('ab') })
    away.close()
    const sender = await openSocket(relay)
    await sender.call('irn_publish', publication('while away'))
    const back = await openSocket(relay, { key })
    await back.call('irn_subscribe', { topic: topicOf('ab') })
    await eventually(back.messages).toEqual(['while away'])
  })

  it('are fetched, and then are acknowledged', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const messages = [publication('one'), publication('two', { topic: topicOf('cd') })]
    expect(await sender.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    const topics = [topicOf('ab'), topicOf('cd')]
    const fetched = async () => (await reader.call('irn_batchFetchMessages', { topics })).result
    const { topic, message, tag } = publication('one')
    expect(await fetched()).toMatchObject({ messages: [{ topic, message, tag }, { message: 'two' }], hasMore: false })
    expect(await fetched()).toEqual({ messages: [], hasMore: false })
    expect((await sender.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  })

  it('stop when the subscriptions end', async () => {
    const relay = await start()
    const [sender, reader] = [await openSocket(relay), await openSocket(relay)]
    const topics = [topicOf('ab'), topicOf('cd')]
    const { result } = await reader.call('irn_batchSubscribe', { topics })
    const subscriptions = topics.map((topic, index) => ({ topic, id: (result as string[])[index] }))
    expect(await reader.call('irn_batchUnsubscribe', { subscriptions })).toMatchObject({ result: true })
    await sender.call('irn_publish', publication('nobody reads'))
    await reader.call('irn_unsubscribe', { topic: topicOf('ab') })
    expect(reader.messages()).toEqual([])
  })
})

describe('what makes no sense', () => {
  const invalid = (data: string, message: string) => ({ code: -32600, message: `Invalid payload: ${message}`, data })

  it('is answered in the words of the hosted relay', async () => {
    const socket = await openSocket(await start())
    const refused = async (method: string, params: unknown) => (await socket.call(method, params)).error
    expect(await refused('irn_nothing', {})).toEqual(invalid('InvalidMethod', 'Invalid request method'))
    expect(await refused('toString', {})).toMatchObject({ data: 'InvalidMethod' })
    const params = invalid('InvalidParams', 'Invalid request parameters')
    expect(await refused('irn_publish', { topic: topicOf('ab') })).toEqual(params)
    expect(await refused('irn_publish', publication('x', { ttl: 'soon' }))).toEqual(params)
    expect(await refused('irn_batchSubscribe', { topics: 'ab' })).toEqual(params)
    expect(await refused('irn_subscribe', null)).toEqual(params)
    expect(await refused('irn_subscribe', { topic: 'ab' })).toEqual(invalid('InvalidTopic', 'Topic decoding failed'))
    expect(await refused('irn_batchSubscribe', { topics: [] })).toMatchObject({ data: 'BatchEmpty' })
    const many = Array.from({ length: 501 }, (_, index) => topicOf(String(index)))
    expect(await refused('irn_batchSubscribe', { topics: many })).toMatchObject({ data: 'BatchLimitExceeded' })
  })

  it('and is no JSON is answered too, and the socket stays', async () => {
    const socket = await openSocket(await start())
    const error = invalid('Serialization', 'Failed to deserialize request')
    for (const text of ['{', '7', '[]', 'null']) expect(await socket.say(text)).toMatchObject({ id: null, error })
    expect(await socket.call('irn_subscribe', { topic: topicOf('ab') })).toHaveProperty('result')
  })

  it('is not what the relay has never heard of', async () => {
    const socket = await openSocket(await start())
    expect(await socket.call('irn_unsubscribe', { topic: topicOf('new') })).toMatchObject({ result: true })
    expect((await socket.call('irn_fetchMessages', { topic: topicOf('new') })).result).toMatchObject({ messages: [] })
  })
})
