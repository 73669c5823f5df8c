import { html, raw } from 'hono/html'
import type { ReceivedEvent, ServiceFault } from './types'

const MAX_ROWS = 100

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 64rem; margin: 0 auto; padding: 1rem }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: start; font-weight: bold; padding-block: .5rem }
  th, td { text-align: start; vertical-align: top; padding: .25rem .5rem; border-top: 1px solid }
  td { overflow-wrap: anywhere }
`

export function renderControlPage(faults: readonly ServiceFault[], events: readonly ReceivedEvent[]) {
  const last = events.slice(-MAX_ROWS).reverse()
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Sandbox directory</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Sandbox directory</h1>
<p><a href="/__sandbox/">Load again</a></p>
<h2>Faults</h2>
${table('Faults that are on', ['Path', 'What happens', 'Requests left'], faults.map(faultCells), 'No fault is on.')}
<h2>Events</h2>
${table(`Events, newest first (${last.length} of ${events.length})`, ['Event', 'Path', 'Body'], last.map(eventCells), 'No event has arrived.')}
</main>
</body>
</html>`
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[], none: string) {
  if (rows.length === 0) return html`<p>${none}</p>`
  const head = heads.map((text) => html`<th scope="col">${text}</th>`)
  const body = rows.map(
    ([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((text) => html`<td>${text}</td>`)}</tr>`,
  )
  return html`<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function faultCells({ path, count, ...effect }: ServiceFault) {
  const words = Object.entries(effect).map(([name, value]) => `${name} ${value}`)
  return [path ?? 'every path', words.join(', '), count === undefined ? 'until cleared' : String(count)]
}

function eventCells({ path, event }: ReceivedEvent) {
  const { props } = event
  const isNamed = typeof props === 'object' && props !== null && 'event' in props
  return [isNamed ? String(props.event) : 'unnamed', path, JSON.stringify(event)]
}
