import { createRests } from '../../limits/createRests'
import type { ReportFailure } from '../../operation/createFailureReports'
import { UnsupportedError } from '../history/UnsupportedError'
import { SourceError } from './SourceError'

const REST_MS = 30_000
const TIMEOUT_MS = 12_000

export interface SourcePicker {
  /**
   * Reads from the first URLs that answer, `count` of them. Rejects with a `SourceError` if fewer do, within 12 s.
   */
  read<Value>(
    urls: readonly string[],
    count: number,
    load: (url: string, signal: AbortSignal) => Promise<Value>,
    /** CAIP-2 id, for reports of failures. */
    network: string,
  ): Promise<readonly Value[]>
}

/** Prefers the URLs in their order, and those that failed in the last 30 s after the others. */
export function createSourcePicker({
  log,
  report,
  now = () => performance.now(),
}: {
  readonly log: (line: string) => void
  readonly report: ReportFailure
  readonly now?: () => number
}): SourcePicker {
  const rests = createRests<string>({ restMs: REST_MS, now })
  return {
    async read<Value>(
      urls: readonly string[],
      count: number,
      load: (url: string, signal: AbortSignal) => Promise<Value>,
      network: string,
    ) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new SourceError('timeout')), { once: true })
      })
      aborted.catch(() => {})
      const attempt = async (url: string): Promise<readonly Value[]> => {
        try {
          const value = await Promise.race([load(url, signal), aborted])
          rests.recover(url)
          return [value]
        } catch (error) {
          rests.fail(url)
          // A node without a method has not failed.
          if (!(error instanceof UnsupportedError)) report({ kind: 'source', network, url, error })
          // An adapter of the operator may throw anything.
          if (!(error instanceof SourceError))
            log(`data: a source threw ${error instanceof Error ? error.name : 'no error'}`)
          return []
        }
      }
      const ordered = rests.putLast(urls)
      const values: Value[] = []
      while (values.length < count && ordered.length > 0) {
        const next = ordered.splice(0, count - values.length)
        values.push(...(await Promise.all(next.map(attempt))).flat())
      }
      if (values.length < count) throw new SourceError('too few sources answer')
      return values
    },
  }
}
