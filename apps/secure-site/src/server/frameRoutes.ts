import type { Assets } from '../types'
import type { PageRoute } from './createListener'
import { html } from './html'
import { document, file } from './send'

/** The frame and its files. */
export const frameRoutes = ({
  assets,
  allowedOrigins,
  caipNetworkIds,
  emailChangeDelayMs,
}: {
  assets: Assets
  allowedOrigins: readonly string[]
  caipNetworkIds: readonly string[]
  emailChangeDelayMs: number
}): PageRoute[] => [
  {
    method: 'GET',
    path: '/sdk',
    answer: () =>
      // What the script needs to know comes in attributes: there is no inline script.
      document(
        html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="allowed-origins" content="${allowedOrigins.join(' ')}"><meta name="networks" content="${caipNetworkIds.join(' ')}">
<meta name="email-change-delay" content="${emailChangeDelayMs}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sdk.css"><script src="/sdk.js" defer></script>
<title>Secure window</title></head><body class="fy"></body></html>`,
        { frameAncestors: allowedOrigins.join(' '), formAction: "'none'" },
      ),
  },
  { method: 'GET', path: '/sdk.js', answer: async () => file('text/javascript', await assets.script()) },
  { method: 'GET', path: '/sdk.css', answer: async () => file('text/css', await assets.frameStyle()) },
  { method: 'GET', path: '/page.css', answer: async () => file('text/css', await assets.pageStyle()) },
]
