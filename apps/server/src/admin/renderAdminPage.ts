import { html, raw } from 'hono/html'
import type { DayCounts } from '../projects/openUsage'
import type { Projects } from '../projects/projectSchema'

export const ADMIN_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: #1b1d22; --quiet: #565b66; --line: #d5d8de; --ground: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --quiet: #a9afbb; --line: #3a3f4a; --ground: #15171c } }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem; color: var(--ink); background: var(--ground) }
h1 { font-size: 1.5rem; margin: 0 0 1.5rem }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
dl { display: flex; flex-wrap: wrap; gap: 1rem 3rem; margin: 0 }
dt { color: var(--quiet); font-size: .875rem }
dd { margin: 0; font-size: 1.25rem }
div.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line) }
td { overflow-wrap: anywhere }
.number { font-variant-numeric: tabular-nums; white-space: nowrap }
p { color: var(--quiet) }
`

export interface AdminPage {
  readonly isReady: boolean
  readonly sockets: number
  readonly projects: Projects
  /** Counts of today by project; undefined if they cannot be read. */
  readonly counts: Readonly<Record<string, DayCounts>> | undefined
}

const { format } = new Intl.NumberFormat('en-US')

export const renderAdminPage = ({ isReady, sockets, projects, counts }: AdminPage) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Foyer server</title>
    <style>${raw(ADMIN_STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>Foyer server</h1>
      <dl>
        <div><dt>This instance</dt><dd>${isReady ? 'Ready' : 'Not ready'}</dd></div>
        <div><dt>Its open sockets</dt><dd class="number">${format(sockets)}</dd></div>
      </dl>
      <h2 id="projects">Projects</h2>
      ${counts === undefined ? html`<p>Today’s counts can’t be read.</p>` : ''}
      ${renderProjects(projects, counts)}
      <p>Counts are those of all instances since midnight (UTC). Change projects with the command <code>projects</code>.</p>
    </main>
  </body>
</html>`

const HEADINGS = ['Project', 'Keys', 'Origins', 'Features', 'Requests today', 'Messages today', 'Sockets today']

function renderProjects(projects: Projects, counts: AdminPage['counts']) {
  if (projects === undefined) return html`<p>There is no list of projects: every page may use this server.</p>`
  const renderCount = (kind: keyof DayCounts, id: string, quota?: number) => {
    const count = counts === undefined ? '?' : format(counts[id]?.[kind] ?? 0)
    return quota === undefined ? count : `${count} of ${format(quota)}`
  }
  const rows = Object.entries(projects).map(
    ([id, { keys = [id], origins, requestsPerDay, messagesPerDay, features = [] }]) => html`<tr>
      <th scope="row">${id}</th>
      <td>${keys.join(', ')}</td>
      <td>${origins?.join(', ') ?? 'every origin'}</td>
      <td>${features.map((each) => `${each.id} ${each.isEnabled ? 'on' : 'off'}`).join(', ') || 'the app’s own'}</td>
      <td class="number">${renderCount('requests', id, requestsPerDay)}</td>
      <td class="number">${renderCount('messages', id, messagesPerDay)}</td>
      <td class="number">${renderCount('sockets', id)}</td>
    </tr>`,
  )
  return html`<div class="scroll" role="region" aria-labelledby="projects" tabindex="0"><table>
    <thead><tr>
      ${HEADINGS.map((each) => html`<th scope="col">${each}</th>`)}
    </tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`
}
