import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type UniversalProvider from '@walletconnect/universal-provider'
import { build } from 'esbuild'

// Several dapps run in one test process; by default the client would share one core among them.
process.env.DISABLE_GLOBAL_CORE = 'true'

/** Bundles the real client: under the condition `module`, Node resolves builds that it cannot run. */
export async function loadUniversalProvider(): Promise<typeof UniversalProvider> {
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
      // Removes console calls, as the client logs a deprecation on every call.
      drop: ['console'],
    })
    return createRequire(import.meta.url)(outfile).UniversalProvider
  } finally {
    await rm(folder, { recursive: true })
  }
}
