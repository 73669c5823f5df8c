import { type Plugin, preview } from 'vite'
import { PLAYGROUND_FOLDER } from './paths.ts'

// First port to try: `fetch` blocks 4190, and then none before 5060 (https://fetch.spec.whatwg.org/#port-blocking).
const FIRST_PORT = 4200

/** Serves one build with `vite preview` on a free port. `local` gives pages the URLs of chains and services. */
export async function serveApp(
  outDir: string,
  local: () => object,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = await preview({
    root: PLAYGROUND_FOLDER,
    logLevel: 'warn',
    plugins: [serveLocal(local), partPages],
    build: { outDir },
    preview: { host: 'localhost', port: FIRST_PORT, open: false },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The preview server has no address.')
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}

// Sends `?opener=…` as the opener policy. A test cannot: Chromium takes its own response for another network.
const partPages: Plugin = {
  name: 'foyer-e2e-opener',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const policy = new URL(request.url ?? '/', 'http://localhost').searchParams.get('opener')
      if (policy) response.setHeader('cross-origin-opener-policy', policy)
      next()
    })
  },
}

// Answers before the playground's own `/sandbox.json`, which has one set of addresses, from the environment.
const serveLocal = (local: () => object): Plugin => ({
  name: 'foyer-e2e-sandbox',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/sandbox.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(local()))
    })
  },
})
