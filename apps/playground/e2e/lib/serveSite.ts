import { type Plugin, preview } from 'vite'
import { playground } from './paths.ts'

const FIRST_PORT = 4180

/** Serves one build with `vite preview`, on a port that is free. Pages learn from `local` where the chains and services are. */
export async function serveSite(
  outDir: string,
  local: () => object,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = await preview({
    root: playground,
    logLevel: 'warn',
    plugins: [serveLocal(local)],
    build: { outDir },
    preview: { host: 'localhost', port: FIRST_PORT, open: false },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The preview server has no address.')
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}

/** Before the playground's own, which knows of one set only: of that in the environment. */
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
