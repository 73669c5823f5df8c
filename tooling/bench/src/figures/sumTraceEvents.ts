/** Describes an event of one thread in Chromium's trace: `ts` is its start and `dur` its duration, in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
}

// Chromium's names of events, by the work that they stand for. Any other event counts as `script`, the most frequent.
const KINDS = [
  ['compile', /^(v8\.compile|V8\.Compile|V8\.Preparse|V8\.Parse)/],
  ['collect', /^(MinorGC|MajorGC|V8\.GC|BlinkGC)/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet|StyleRecalc)/],
  ['layout', /^(Layout|PrePaint|HitTest|IntersectionObserver)/],
  ['paint', /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers|RasterTask)/],
] as const

export type WorkKind = (typeof KINDS)[number][0] | 'script' | 'idle'

/**
 * Sums the time of one thread between two times by the kind of work, in ms. An event's time leaves out the events
 * inside it. `idle` is the time without any event: the thread waits for a frame or the network.
 *
 * @param events events of one thread; events without a duration are ignored
 */
export function sumTraceEvents(events: readonly TraceEvent[], from: number, to: number): Record<WorkKind, number> {
  const sums: Record<WorkKind, number> = { compile: 0, collect: 0, style: 0, layout: 0, paint: 0, script: 0, idle: 0 }
  const clipped = events
    .map(({ name, ts, dur = 0 }) => ({ name, start: Math.max(ts, from), end: Math.min(ts + dur, to) }))
    .filter(({ start, end }) => end > start)
    // Of two events with the same start, the longer contains the other.
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const open: typeof clipped = []
  let at = from
  const advance = (time: number) => {
    const current = open.at(-1)
    sums[current ? kindOf(current.name) : 'idle'] += Math.max(0, time - at) / 1_000
    at = Math.max(at, time)
  }
  const closeUntil = (time: number) => {
    for (let last = open.at(-1); last && last.end <= time; last = open.at(-1)) {
      advance(last.end)
      open.pop()
    }
  }
  for (const event of clipped) {
    closeUntil(event.start)
    advance(event.start)
    open.push(event)
  }
  closeUntil(to)
  advance(to)
  return sums
}

const kindOf = (name: string): WorkKind => KINDS.find(([, names]) => names.test(name))?.[0] ?? 'script'
