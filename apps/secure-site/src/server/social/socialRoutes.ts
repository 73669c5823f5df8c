import * as z from 'zod/mini'
import type { SiteAssets } from '../../types'
import type { SecureServices } from '../createServices'
import { html } from '../http/html'
import { renderSimplePage } from '../http/renderSimplePage'
import { originSchema, secretSchema } from '../http/requestSchemas'
import { toFileResponse, toPageResponse, toRedirect } from '../http/responses'
import { createApiRoute, createLoginApiRoute, type PageRoute } from '../http/routes'
import { brandSchema } from './brands'

export const socialRoutes = ({ social, tickets, enter, mayEmbed, limits }: SecureServices) => [
  createApiRoute(
    '/api/social/begin',
    z.object({ brand: brandSchema, origin: originSchema, challenge: secretSchema }),
    async (body, { client }) => {
      mayEmbed(body.origin)
      await limits.begin(client)
      return { uri: await social.begin(body) }
    },
  ),
  createLoginApiRoute(
    '/api/social/finish',
    z.object({ ticket: secretSchema, verifier: secretSchema }),
    async ({ ticket, verifier }, { client, device }) => {
      const { identity, ...profile } = await tickets.redeem(ticket, verifier)
      return enter({ identity, profile, device, client })
    },
  ),
]

export const socialPages = ({
  site,
  url,
  assets,
}: {
  site: SecureServices
  url: () => string
  assets: SiteAssets
}): PageRoute[] => [
  {
    method: 'GET',
    path: '/loading',
    answer: () =>
      toPageResponse(
        renderSimplePage(
          'One moment',
          html`<div class="ring" aria-hidden="true"></div><h1 role="status">One moment</h1><p>Taking you to the sign-in page.</p>`,
        ),
        { keepsOpener: true },
      ),
  },
  {
    method: 'GET',
    path: '/social/callback',
    async answer({ query }) {
      const { origin: target, ...outcome } = await site.social.finish(query)
      // The site’s own window has gone to the provider itself, and takes the result at its next load.
      if (target === url()) return toRedirect(`${url()}/wallet#${new URLSearchParams(outcome)}`)
      const result = `${url()}/social/result?${new URLSearchParams(outcome)}`
      // The script notifies the opener, if that is still the page that began the login.
      return toPageResponse(
        renderSimplePage(
          'You can close this window',
          html`<h1>You can close this window</h1><p>Return to the page where you started.</p>`,
          html`<meta name="result-uri" content="${result}"><meta name="target-origin" content="${target}"><script src="/social.js" defer></script>`,
        ),
        { keepsOpener: true },
      )
    },
  },
  {
    method: 'GET',
    path: '/social.js',
    answer: async () => toFileResponse('text/javascript', await assets.socialScript()),
  },
]
