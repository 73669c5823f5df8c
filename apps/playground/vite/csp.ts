import type { IndexHtmlTransformResult, Plugin } from 'vite'
import { pathOf, serve } from './middleware.ts'
import { policy } from './policy.ts'

/** The pages that are under it. */
const STRICT = /^\/pages\/(csp|extension-dapp)\//
const INLINE = '/pages/csp/@inline.js'
/** What any other page of a build is asked with to have the policy, too. */
const ASKED = /[?&]policy=strict\b/
const inlineModule = /<script type="module">([\s\S]*?)<\/script>/g

/** The strict policy of some pages: as a header and, for hosts that cannot set one, in the page itself. */
export function csp(): Plugin {
  // What the dev server writes into pages as inline scripts. The policy forbids those, so they are served as a file.
  let inline = ''
  return {
    name: 'foyer-csp',
    ...serve((request, response, next) => {
      const path = pathOf(request)
      if (path === INLINE) {
        response.setHeader('content-type', 'text/javascript')
        response.end(inline)
        return
      }
      if (STRICT.test(path) || ASKED.test(request.url ?? '')) response.setHeader('content-security-policy', policy)
      next()
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }): IndexHtmlTransformResult | undefined {
        if (!STRICT.test(path)) return undefined
        const scripts = [...html.matchAll(inlineModule)].map(([, code]) => code)
        inline = scripts.join('\n')
        const loader = scripts.length > 0 ? `<script type="module" src="${INLINE}"></script>` : ''
        return {
          html: html.replace(inlineModule, '').replace('<head>', `<head>\n    ${loader}`),
          tags: [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend',
            },
          ],
        }
      },
    },
  }
}
