import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** What every server runtime of the web has (WinterTC's minimum), as far as it is used: no Node, no browser. */
const globals = () => {
  const { crypto, Headers, Request, Response, TextDecoder, TextEncoder, URL } = globalThis
  const { AbortController, atob, btoa, console, fetch, ReadableStream, setTimeout, clearTimeout } = globalThis
  return {
    ...{ crypto, Headers, Request, Response, TextDecoder, TextEncoder, URL, Uint8Array },
    ...{ AbortController, atob, btoa, console, fetch, ReadableStream, setTimeout, clearTimeout },
  }
}

const bundle = async (contents: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'result',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    // The second is what workers' bundlers ask for: viem then takes the runtime's own WebSocket.
    conditions: ['@foyer/source', 'browser'],
    logLevel: 'silent',
  })
  return { code: outputFiles[0]?.text ?? '', files: Object.keys(metafile.inputs) }
}

it('runs where there is neither Node nor a browser', async () => {
  const { code } = await bundle(`
    import { createBrowser } from './testing/createBrowser.js'
    import { createServer } from './testing/createServer.js'
    import { allSigners } from './testing/keys.js'
    import { createHandler } from './server/createHandler.js'
    export async function run() {
      const browser = createBrowser(createHandler(createServer().signIn).handle)
      const entered = []
      for (const signer of allSigners()) entered.push((await browser.enter(signer)).status)
      return [entered, (await (await browser.get('/siwx/sessions')).json()).length]
    }
  `)
  const outcome = await runInContext(`${code}; result.run()`, createContext(globals()))
  expect(outcome).toEqual([Array(12).fill(200), 9])
})

it.each([
  ['eip155', ['@scure/btc-signer', '@scure/sr25519']],
  ['solana', ['viem', '@scure/btc-signer', '@scure/sr25519']],
  ['bip122', ['viem', '@scure/sr25519']],
  ['polkadot', ['viem', '@scure/btc-signer']],
  ['cosmos', ['viem', '@scure/btc-signer', '@scure/sr25519']],
])('a server for %s alone loads no library of another', async (name, others) => {
  const { files } = await bundle(`
    export * from './exports/server.js'
    export * from './exports/${name}.js'
  `)
  const found = others.filter((other) => files.some((file) => file.includes(`/node_modules/${other}/`)))
  expect(found).toEqual([])
})

it('messages stand on nothing', async () => {
  const { files } = await bundle(`export * from './exports/index.js'`)
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([])
})
