import { preview } from 'vite'
import { playground } from './paths.ts'

const FIRST_PORT = 4180

/** `vite preview` of one build, on a port that is free. */
export async function serveSite(outDir: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = await preview({
    root: playground,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: 'localhost', port: FIRST_PORT, open: false },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The preview server has no address.')
  return { url: url.replace(/\/$/, ''), stop: () => server.close() }
}
