import type { Measurement, Wait, Weight } from './types.js'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const change = (from: number, to: number) => {
  const difference = to - from
  const percent = from === 0 ? '' : `, ${difference > 0 ? '+' : ''}${Math.round((difference / from) * 100)} %`
  return `${kilobytes(from)} → ${kilobytes(to)} (${difference > 0 ? '+' : ''}${kilobytes(difference)}${percent})`
}

const WAITS: Readonly<Record<Wait, string>> = {
  quiet: 'until the page was quiet',
  limit: 'until the limit, as the page went on requesting',
}

function formatWaits({ target, waits }: Measurement): readonly string[] {
  if (!waits) return []
  const click = waits.click && `; after the click ${WAITS[waits.click]}`
  return [`${target} was measured after loading ${WAITS[waits.load]}${click ?? ''}`]
}

/** Formats a measurement, or two and their difference. */
export function formatBytes(before: Measurement, after?: Measurement): string {
  const line = (title: string, of: (measurement: Measurement) => Weight | undefined) => {
    const first = of(before)
    const second = after && of(after)
    if (!first) return []
    const parts = (['js', 'css'] as const).map(
      (kind) =>
        `${kind === 'js' ? 'JavaScript' : 'CSS'} ${second ? change(first[kind], second[kind]) : kilobytes(first[kind])}`,
    )
    return [`${title}: ${parts.join(', ')}`]
  }
  const isFolder = before.brotli !== undefined
  const lines = [
    after ? `${before.target} → ${after.target}` : before.target,
    ...line(isFolder ? 'all files, gzip' : 'before a click, transferred', ({ load }) => load),
    ...line('all files, brotli', ({ brotli }) => brotli),
    ...line('after the click, transferred', ({ click }) => click),
    ...[before, ...(after ? [after] : [])].flatMap(formatWaits),
  ]
  return `${lines.join('\n')}\n`
}
