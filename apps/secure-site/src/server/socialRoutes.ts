import * as z from 'zod/mini'
import type { Assets } from '../types'
import { brandSchema } from './brands'
import { api, type PageRoute } from './createListener'
import type { Site } from './createSite'
import { origin, secret } from './fields'
import { html } from './html'
import { document, file } from './send'
import { simplePage } from './simplePage'

export const socialRoutes = ({ social, tickets, enter, mayEmbed }: Site) => [
  api('/api/social/begin', z.object({ brand: brandSchema, origin, challenge: secret }), async (body) => {
    mayEmbed(body.origin)
    return { uri: await social.begin(body) }
  }),
  api('/api/social/finish', z.object({ ticket: secret, verifier: secret }), async ({ ticket, verifier }) => {
    const { identity, ...profile } = await tickets.redeem(ticket, verifier)
    return enter(identity, profile)
  }),
]

/** The ends of the popup. */
export const socialPages = ({ site, url, assets }: { site: Site; url: () => string; assets: Assets }): PageRoute[] => [
  {
    method: 'GET',
    path: '/loading',
    answer: () =>
      document(
        simplePage(
          'One moment',
          html`<div class="ring" aria-hidden="true"></div><h1 role="status">One moment</h1><p>We are taking you to the page where you log in.</p>`,
        ),
      ),
  },
  {
    method: 'GET',
    path: '/social/callback',
    async answer({ query }) {
      const { origin: target, ...outcome } = await site.social.finish(query)
      const result = `${url()}/social/result?${new URLSearchParams(outcome)}`
      // The script says it to the one who opened this window, and only if that is still the page that began.
      return document(
        simplePage(
          'You can close this window',
          html`<h1>You can close this window</h1><p>Go back to the page where you began.</p>`,
          html`<meta name="result-uri" content="${result}"><meta name="target-origin" content="${target}"><script src="/social.js" defer></script>`,
        ),
      )
    },
  },
  { method: 'GET', path: '/social.js', answer: async () => file('text/javascript', await assets.socialScript()) },
]
