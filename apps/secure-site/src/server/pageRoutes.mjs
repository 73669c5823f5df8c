import { html } from './html.mjs'
import { document, file, redirect } from './send.mjs'
import { simplePage } from './simplePage.mjs'

/**
 * The frame, its files, and the pages people see on their own.
 *
 * @param {{ site: import('./createSite.mjs').Site, assets: import('../types.d.mts').Assets, allowedOrigins: readonly string[], caipNetworkIds: readonly string[] }} parameters
 * @returns {import('./createListener.mjs').PageRoute[]}
 */
export const pageRoutes = ({ site, assets, allowedOrigins, caipNetworkIds }) => [
  {
    method: 'GET',
    path: '/sdk',
    answer: () =>
      // What the script needs to know comes in attributes: there is no inline script.
      document(
        html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="allowed-origins" content="${allowedOrigins.join(' ')}"><meta name="networks" content="${caipNetworkIds.join(' ')}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sdk.css"><script src="/sdk.js" defer></script>
<title>Secure window</title></head><body class="fy"></body></html>`,
        { frameAncestors: allowedOrigins.join(' '), formAction: "'none'" },
      ),
  },
  { method: 'GET', path: '/sdk.js', answer: async () => file('text/javascript', await assets.script()) },
  { method: 'GET', path: '/sdk.css', answer: async () => file('text/css', await assets.frameStyle()) },
  { method: 'GET', path: '/page.css', answer: async () => file('text/css', await assets.pageStyle()) },
  {
    method: 'GET',
    path: '/device',
    async answer({ query }) {
      const token = query.get('token') ?? ''
      const { origin, userAgent, email, approved } = await site.login.describe(token)
      if (approved) return document(simplePage('Device approved', approvedBody))
      return document(
        simplePage(
          'Approve this device',
          html`<h1>Approve this device</h1><p>A device wants to log in as <strong>${email}</strong> at <strong>${origin}</strong>.</p>
<p class="quiet">${userAgent}</p><form method="post"><input type="hidden" name="token" value="${token}"><button>Approve this device</button></form>
<p class="quiet">If this was not you, close this page. Nothing has happened.</p>`,
        ),
      )
    },
  },
  {
    // By a button, not by opening the link: programs that look into mail follow links.
    method: 'POST',
    path: '/device',
    async answer({ form }) {
      const token = form.get('token') ?? ''
      await site.login.approve(token)
      return redirect(`/device?token=${encodeURIComponent(token)}`)
    },
  },
]

const approvedBody = html`<h1>Device approved</h1><p>We have mailed you a code. Go back to the page where you began, and type it there.</p>`
