import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { answerNodeRequest } from '../../../example-adapter/src/sandbox/answerNodeRequest'
import { root } from '../entry/root.mjs'

/** First account of the example's TRON wallet, which holds 12.5 TRX on the node of {@link startTronNode}. */
export const TRON_ADDRESS = 'TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6'

const example = join(root, 'tooling/example-adapter/src')

// Announces itself by TIP-6963, speaks TIP-1193, signs with real keys, and prompts in a panel of the page.
const walletCode = `
import { createTronWallet, promptInPage } from './exports/sandbox'

// A blank page has no storage.
if (location.protocol === 'http:')
  createTronWallet({
    name: 'Gannet',
    rdns: 'sandbox.foyer.gannet',
    chainIds: ['0x2b6653dc', '0xcd8690dc'],
    page: window,
    storage: localStorage,
    ask: (question) => promptInPage('Gannet', question),
  })
`

/** Builds the script that adds a TRON wallet to a page. */
export async function buildTronWalletScript(): Promise<string> {
  const stdin = { contents: walletCode, resolveDir: example, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', target: 'es2022', write: false })
  return outputFiles.map(({ text }) => text).join('\n')
}

/** Builds a program that runs the conformance suite on an app's `src/tron.ts`, with the example's wallet. */
export async function buildConformanceRun(app: string, outfile: string): Promise<void> {
  const contents = `
    import { runAdapterCases } from '@foyer/core/testing/cases'
    import { tron } from './src/tron'
    import { gannetDriver } from ${JSON.stringify(join(example, 'testing/gannet'))}

    const { level, failed, unexplained } = await runAdapterCases(() => tron(), gannetDriver)
    console.log(JSON.stringify({ level, failed, unexplained }))
    process.exit(0)
  `
  const stdin = { contents, resolveDir: app, loader: 'ts' } as const
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', target: 'es2022', outfile, logLevel: 'error' })
}

export async function startTronNode() {
  const balances = new Map([[TRON_ADDRESS, 12_500_000n]])
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.end(JSON.stringify(answerNodeRequest(balances, JSON.parse(body))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, stop: () => void server.close().closeAllConnections() }
}
