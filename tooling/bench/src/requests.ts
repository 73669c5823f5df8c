import type { PageRequest, Timed } from './types'

/**
 * The requests of a visit by who waits for them: those of the page before it was loaded, those that were done when the
 * visitor reached the button, those that were done when the first row was there, and the rest.
 */
export function tellApart<Request extends Timed>(
  requests: readonly Request[],
  { loaded, reached, shown }: { loaded: number; reached: number; shown: number },
): Record<'page' | 'idle' | 'press' | 'later', Request[]> {
  const phaseOf = ({ start, end }: Timed) => {
    if (start < loaded) return 'page'
    if (end <= reached) return 'idle'
    return end <= shown ? 'press' : 'later'
  }
  const phases: Record<'page' | 'idle' | 'press' | 'later', Request[]> = { page: [], idle: [], press: [], later: [] }
  for (const request of requests) phases[phaseOf(request)].push(request)
  return phases
}

/** How many of some requests came one after the other: each began when the one before it had been answered. */
export function depth(requests: readonly Timed[]) {
  const done: { end: number; depth: number }[] = []
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = done.filter((each) => each.end <= start).map((each) => each.depth)
    done.push({ end, depth: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...done.map((each) => each.depth))
}

export const weigh = (requests: readonly (Timed & { bytes: number })[]) => ({
  bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
  requests: requests.length,
  depth: depth(requests),
})

const PICTURES = /\/((more-)?(wallet-|token-)?pictures|networks-\d+|tokens-\d+)-[^/]+\.js/

/** Pictures of networks, wallets and tokens: files of data, each loaded when one of it is drawn or about to be. */
export const isPicture = ({ url }: Pick<PageRequest, 'url'>) => PICTURES.test(url)

/** Fetched three seconds after the first event, whatever the visitor does meanwhile: only a busy machine has it within an opening. */
export const isAnalytics = ({ url }: Pick<PageRequest, 'url'>) => /\/analytics-[^/]+\.js/.test(url)
