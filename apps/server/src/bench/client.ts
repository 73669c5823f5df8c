/** Runs clients of a relay in a process of its own, as `bench.ts` says over IPC, and reports what they see. */
import { createHash, randomBytes } from 'node:crypto'
import { createClientKey, openRelayClient, type RelayClient, signToken } from '../testing/openRelayClient'

export type BenchOrder =
  | { readonly kind: 'open'; readonly urls: readonly string[]; readonly count: number; readonly audience: string }
  | { readonly kind: 'publish'; readonly perSecond: number; readonly seconds: number }

export type BenchReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly count: number; readonly seconds: number }
  | {
      readonly kind: 'published'
      readonly sent: number
      readonly received: number
      readonly latenciesMs: readonly number[]
      /** CPU time of this process meanwhile, in ms. */
      readonly cpuMs: number
    }

const AT_ONCE = 50
// A message that takes longer counts as lost.
const LATE_MS = 10_000

interface Pair {
  readonly topic: string
  readonly sender: RelayClient
}

const pairs: Pair[] = []
const sentAt = new Map<string, number>()
const latenciesMs: number[] = []

const onMessage = (message: string) => {
  const sent = sentAt.get(message)
  if (sent === undefined) return
  sentAt.delete(message)
  latenciesMs.push(performance.now() - sent)
}

async function open({ urls, count, audience }: Extract<BenchOrder, { kind: 'open' }>): Promise<BenchReport> {
  const started = performance.now()
  const pickUrl = (index: number) => urls[index % urls.length] ?? ''
  const connect = (index: number) => {
    const key = createClientKey()
    return openRelayClient(pickUrl(index), { key, token: signToken(key, audience), onMessage })
  }
  for (let index = 0; index < count / 2; index += AT_ONCE) {
    const several = Array.from({ length: Math.min(AT_ONCE, count / 2 - index) }, async (_, offset) => {
      const topic = createHash('sha256').update(randomBytes(32)).digest('hex')
      // The two clients of a pair are on different instances, if there are two.
      const [sender, reader] = await Promise.all([connect(index + offset), connect(index + offset + 1)])
      await reader.call('irn_subscribe', { topic })
      pairs.push({ topic, sender })
    })
    await Promise.all(several)
  }
  return { kind: 'opened', count: pairs.length * 2, seconds: (performance.now() - started) / 1000 }
}

async function publish({ perSecond, seconds }: Extract<BenchOrder, { kind: 'publish' }>): Promise<BenchReport> {
  latenciesMs.length = 0
  const total = perSecond * seconds
  const cpu = process.cpuUsage()
  const started = performance.now()
  const answers: Promise<unknown>[] = []
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond))
    for (; sent < due; sent++) {
      const { topic, sender } = pairs[sent % pairs.length] ?? failWithoutPairs()
      // As long as a signed request of a wallet.
      const message = randomBytes(600).toString('base64')
      sentAt.set(message, performance.now())
      answers.push(sender.call('irn_publish', { topic, message, ttl: 300, tag: 1108 }))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.allSettled(answers)
  const until = performance.now() + LATE_MS
  while (latenciesMs.length < total && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const { user, system } = process.cpuUsage(cpu)
  const cpuMs = (user + system) / 1000
  return { kind: 'published', sent: total, received: latenciesMs.length, latenciesMs: [...latenciesMs], cpuMs }
}

const failWithoutPairs = (): never => {
  throw new Error('Open clients first.')
}

process.on('message', (order: BenchOrder) => {
  void (order.kind === 'open' ? open(order) : publish(order)).then((report) => process.send?.(report))
})
const ready: BenchReport = { kind: 'ready' }
process.send?.(ready)
