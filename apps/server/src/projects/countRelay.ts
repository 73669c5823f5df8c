import type { RelayCounts, Usage } from './openUsage'
import type { Projects } from './projectSchema'

const FLUSH_INTERVAL_MS = 1_000

export interface RelayUsage {
  countSocket(projectId: string): void
  /** Counts messages of a project, unless they are more than it may publish today. */
  takeMessages(projectId: string, messages: number): boolean
  /** Stores what is counted. */
  close(): Promise<void>
}

export interface RelayUsageOptions {
  readonly usage: Usage
  readonly projects: () => Projects
  readonly onError: (error: unknown) => void
  /** @default 1 s */
  readonly flushIntervalMs?: number
}

/**
 * Counts sockets and messages of projects in memory, and stores the sums once a second, so that no message waits for a
 * count. A crash forgets the counts since. Learns with each sum what other instances counted.
 */
export async function countRelay({
  usage,
  projects,
  onError,
  flushIntervalMs = FLUSH_INTERVAL_MS,
}: RelayUsageOptions): Promise<RelayUsage> {
  let counted = new Map<string, RelayCounts>()
  let stored = { day: '', messages: new Map<string, number>() }
  const learn = (totals: Readonly<Record<string, RelayCounts>>) => {
    const day = usage.getDay()
    if (stored.day !== day) stored = { day, messages: new Map() }
    for (const [id, { messages }] of Object.entries(totals)) stored.messages.set(id, messages)
  }
  const add = (id: string, { sockets, messages }: RelayCounts) => {
    const former = counted.get(id) ?? { sockets: 0, messages: 0 }
    counted.set(id, { sockets: former.sockets + sockets, messages: former.messages + messages })
  }
  // Counts on if the counts of today cannot be read.
  await usage.read().then(learn, onError)

  const flush = async (): Promise<void> => {
    if (counted.size === 0) return
    const counts = counted
    counted = new Map()
    // Keeps these in the sums that limits are compared with, until the answer has them.
    const assume = (sign: 1 | -1) => {
      for (const [id, { messages }] of counts) stored.messages.set(id, (stored.messages.get(id) ?? 0) + sign * messages)
    }
    assume(1)
    try {
      learn(await usage.addRelay(counts))
    } catch (error) {
      onError(error)
      assume(-1)
      for (const [id, each] of counts) add(id, each)
    }
  }
  let flushing = Promise.resolve()
  const flushNext = () => {
    flushing = flushing.then(flush)
    return flushing
  }
  const timer = setInterval(flushNext, flushIntervalMs)
  timer.unref()

  return {
    countSocket(id) {
      if (projects()?.[id] !== undefined) add(id, { sockets: 1, messages: 0 })
    },
    takeMessages(id, messages) {
      const project = projects()?.[id]
      if (project === undefined) return true
      const { messagesPerDay = Number.POSITIVE_INFINITY } = project
      const before = stored.day === usage.getDay() ? (stored.messages.get(id) ?? 0) : 0
      if (before + (counted.get(id)?.messages ?? 0) + messages > messagesPerDay) return false
      add(id, { sockets: 0, messages })
      return true
    },
    close() {
      clearInterval(timer)
      return flushNext()
    },
  }
}
