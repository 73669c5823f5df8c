import type { IndexHtmlTransformResult, Plugin } from 'vite'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { addMiddleware, getRequestPath } from './middleware.ts'

// Pages that always have the policy.
const STRICT = /^\/pages\/(csp|elements|extension-dapp|redesign)\//
const INLINE = '/pages/csp/@inline.js'
// Adds the policy to any other page of a build.
const POLICY_QUERY = /[?&]policy=strict\b/
const inlineModule = /<script type="module">([\s\S]*?)<\/script>/g

/** Sets the strict policy of some pages: as a header and, for hosts without headers, in the page. */
export function csp(): Plugin {
  // Inline scripts of the dev server. The policy forbids them, so they are served as a file.
  let inline = ''
  return {
    name: 'foyer-csp',
    ...addMiddleware((request, response, next) => {
      const path = getRequestPath(request)
      if (path === INLINE) {
        response.setHeader('content-type', 'text/javascript')
        response.end(inline)
        return
      }
      if (STRICT.test(path) || POLICY_QUERY.test(request.url ?? ''))
        response.setHeader('content-security-policy', contentSecurityPolicy)
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
              attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
              injectTo: 'head-prepend',
            },
          ],
        }
      },
    },
  }
}
