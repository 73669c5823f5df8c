import type { PageRequest, TimedRequest } from './types'

/**
 * Splits a visit's requests: before the load event, until the user reached the button, until the first row, and later.
 */
export function splitRequests<Request extends TimedRequest>(
  requests: readonly Request[],
  { loaded, reached, shown }: { loaded: number; reached: number; shown: number },
): Record<'page' | 'idle' | 'press' | 'later', Request[]> {
  const phaseOf = ({ start, end }: TimedRequest) => {
    if (start < loaded) return 'page'
    if (end <= reached) return 'idle'
    return end <= shown ? 'press' : 'later'
  }
  const phases: Record<'page' | 'idle' | 'press' | 'later', Request[]> = { page: [], idle: [], press: [], later: [] }
  for (const request of requests) phases[phaseOf(request)].push(request)
  return phases
}

/** Returns the length of the longest chain of requests, each sent after the response to the previous one. */
export function countRequestDepth(requests: readonly TimedRequest[]) {
  const done: { end: number; depth: number }[] = []
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = done.filter((each) => each.end <= start).map((each) => each.depth)
    done.push({ end, depth: Math.max(0, ...before) + 1 })
  }
  return Math.max(0, ...done.map((each) => each.depth))
}

export const summarizeRequests = (requests: readonly (TimedRequest & { bytes: number })[]) => ({
  bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
  requests: requests.length,
  depth: countRequestDepth(requests),
})

const PICTURES =
  /\/(pictures|pictureTables|findButtonPicture|walletPictures|wallets2|tokenTable|networks-\d+|tokens-\d+)-[^/]+\.js/

/** Recognizes pictures of networks, wallets and tokens: data files, each loaded before it is drawn. */
export const isPictureRequest = ({ url }: Pick<PageRequest, 'url'>) => PICTURES.test(url)

/** Recognizes analytics, which load three seconds after the first event: during an opening only on a busy machine. */
export const isAnalyticsRequest = ({ url }: Pick<PageRequest, 'url'>) => /\/analytics-[^/]+\.js/.test(url)
