const BOUND = /^([0-4]):(.+)$/s

export interface SourceCursor<Source> {
  /** Sources that can read the page. */
  readonly sources: readonly Source[]
  readonly cursor: string | undefined
}

/**
 * Finds who reads a page. Each source counts its pages in its own way, so that of several the one that has begun a list
 * goes on with it. Undefined for a cursor that none has returned.
 */
export function readSourceCursor<Source>(
  sources: readonly Source[],
  text: string | undefined,
): SourceCursor<Source> | undefined {
  if (text === undefined || sources.length < 2) return { sources, cursor: text }
  const [, index, cursor] = BOUND.exec(text) ?? []
  const source = index === undefined ? undefined : sources[Number(index)]
  return source === undefined ? undefined : { sources: [source], cursor }
}

/** Names the source in the cursor of the next page, if there are several. */
export const toSourceCursor = <Source>(
  sources: readonly Source[],
  source: Source,
  next: string | undefined,
): string | undefined => (next === undefined || sources.length < 2 ? next : `${sources.indexOf(source)}:${next}`)
