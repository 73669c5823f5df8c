import { createHash, randomBytes } from 'node:crypto'
import { createClientKey, openRelayClient, type RelayClient, signToken } from '../testing/openRelayClient'
import { startBalancer } from '../testing/startBalancer'
import { type ServerProcess, startProcess } from '../testing/startProcess'

const PAIRS = 250
const PER_SECOND = 250
const SECONDS = 8
const LATE_MS = 20_000
const RETRY_MS = 100

export interface Interruption {
  readonly name: string
  readonly sent: number
  readonly lost: number
  readonly longestWaitMs: number
}

/** Stops instances while 250 pairs of clients talk through a balancer, and counts what does not arrive. */
export async function measureInterruptions(valkeyUrl: string): Promise<Interruption[]> {
  const results: Interruption[] = []
  for (const [name, signal, count] of [
    ['kill -9 of one of two', 'SIGKILL', 1],
    ['rolling restart of two', 'SIGTERM', 2],
  ] as const)
    results.push({ name, ...(await measure(valkeyUrl, signal, count)) })
  return results
}

async function measure(valkeyUrl: string, signal: NodeJS.Signals, count: number) {
  const balancer = await startBalancer()
  const url = `ws://localhost:${balancer.port}`
  const begin = () =>
    startProcess({
      PUBLIC_URL: `http://localhost:${balancer.port}`,
      PORT: '0',
      VALKEY_URL: valkeyUrl,
      DRAIN_SECONDS: '2',
    })
  let instances: readonly ServerProcess[] = await Promise.all([begin(), begin()])
  const balance = () => balancer.use(instances.map(({ port }) => port))
  balance()
  const clients = await openPairs(url)
  try {
    const sending = clients.send()
    await wait((SECONDS * 1000) / 4)
    for (let index = 0; index < count; index++) {
      const next = await begin()
      const old = instances[index]
      instances = instances.map((each, place) => (place === index ? next : each))
      // A killed instance stays in the balancer's list until its check fails; a stopped one is taken out before.
      if (signal === 'SIGTERM') balance()
      old?.signal(signal)
      await old?.ended
      balance()
    }
    return await sending
  } finally {
    clients.close()
    for (const instance of instances) instance.signal('SIGKILL')
    await Promise.all(instances.map(({ ended }) => ended))
    await balancer.close()
  }
}

/** Opens clients that connect again when their socket ends, as WalletConnect's do. */
async function openPairs(url: string) {
  const waiting = new Map<string, number>()
  let [isOver, longestWaitMs] = [false, 0]
  const onMessage = (message: string) => {
    const begun = waiting.get(message)
    if (begun === undefined) return
    waiting.delete(message)
    longestWaitMs = Math.max(longestWaitMs, performance.now() - begun)
  }
  const stayConnected = async (prepare: (client: RelayClient) => Promise<unknown>) => {
    const key = createClientKey()
    const open = async (): Promise<RelayClient> => {
      for (;;) {
        try {
          const client = await openRelayClient(url, { key, token: signToken(key, url), onMessage })
          await prepare(client)
          return client
        } catch (error) {
          if (isOver) throw error
          await wait(RETRY_MS)
        }
      }
    }
    const connection = { client: await open() }
    const follow = async (): Promise<void> => {
      await connection.client.closed
      if (isOver) return
      connection.client = await open()
      return follow()
    }
    follow().catch((error: unknown) => {
      if (!isOver) throw error
    })
    return connection
  }
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const topic = createHash('sha256').update(randomBytes(32)).digest('hex')
      const reader = await stayConnected((client) => client.call('irn_subscribe', { topic }))
      return { topic, reader, sender: await stayConnected(async () => {}) }
    }),
  )
  const publish = async ({ topic, sender }: (typeof pairs)[number], message: string) => {
    for (;;) {
      try {
        const { result } = await sender.client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
        if (result === true) return
      } catch {}
      await wait(RETRY_MS)
    }
  }
  return {
    async send() {
      const started = performance.now()
      const answers: Promise<void>[] = []
      for (let sent = 0; sent < PER_SECOND * SECONDS; ) {
        const due = Math.min(PER_SECOND * SECONDS, ((performance.now() - started) / 1000) * PER_SECOND)
        for (; sent < due; sent++) {
          const pair = pairs[sent % pairs.length]
          if (pair === undefined) break
          const message = randomBytes(600).toString('base64')
          waiting.set(message, performance.now())
          answers.push(publish(pair, message))
        }
        await wait(5)
      }
      await Promise.all(answers)
      const until = performance.now() + LATE_MS
      while (waiting.size > 0 && performance.now() < until) await wait(20)
      return { sent: PER_SECOND * SECONDS, lost: waiting.size, longestWaitMs }
    },
    close() {
      isOver = true
      for (const { reader, sender } of pairs) {
        reader.client.end()
        sender.client.end()
      }
    },
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
