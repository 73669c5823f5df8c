import type { UpstreamLabels } from './createMetrics'

const PAUSE_MS = 60_000
const MAX_NODES = 10_000

export interface UpstreamFailure {
  readonly kind: 'node' | 'source'
  /** CAIP-2 id, or the setting of a source that has no network. */
  readonly network: string
  readonly url: string
  readonly error: unknown
}

export type ReportFailure = (failure: UpstreamFailure) => void

/** Counts failures of nodes and sources by host, and logs each once a minute at most. Names no path and no key. */
export function createFailureReports({
  log,
  count = () => {},
  now = () => performance.now(),
}: {
  readonly log: (line: string) => void
  readonly count?: ((labels: UpstreamLabels) => void) | undefined
  readonly now?: () => number
}): ReportFailure {
  const logged = new Map<string, number>()
  return ({ kind, network, url, error }) => {
    const host = URL.canParse(url) ? new URL(url).host : 'unknown'
    count({ kind, network, host })
    const key = `${kind} ${network} ${host}`
    if (now() - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return
    if (logged.size >= MAX_NODES) logged.clear()
    logged.set(key, now())
    log(`${kind}: ${host} of ${network} fails (${toReason(error)})`)
  }
}

/** Returns a short reason. Messages of foreign errors may hold URLs, so their codes and names stand for them. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'NodeFailure' || error.name === 'SourceError')
    return error.cause === undefined ? error.message : toReason(error.cause)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  if (error.cause !== undefined) return toReason(error.cause)
  return 'code' in error ? String(error.code) : error.message === 'The answer is too large.' ? 'too large' : error.name
}
