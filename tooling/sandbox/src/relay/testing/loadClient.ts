import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type UniversalProvider from '@walletconnect/universal-provider'
import { build } from 'esbuild'

// Several sites live in one test process; the client would share one core among them.
process.env.DISABLE_GLOBAL_CORE = 'true'

/**
 * The real client, bundled first: the tests run with the condition `module`, under which Node takes the client's builds
 * for bundlers and cannot run them.
 */
export async function loadClient(): Promise<typeof UniversalProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-client-'))
  try {
    const outfile = join(folder, 'client.cjs')
    await build({
      stdin: { contents: "export * from '@walletconnect/universal-provider'", resolveDir: import.meta.dirname },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      conditions: ['default'],
      logLevel: 'error',
      // It warns of what is deprecated on every call.
      drop: ['console'],
    })
    return createRequire(import.meta.url)(outfile).UniversalProvider
  } finally {
    await rm(folder, { recursive: true })
  }
}
