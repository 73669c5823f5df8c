import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

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
    // Bundlers for workers request the second condition: viem then uses the runtime's own WebSocket.
    conditions: ['@foyer/source', 'browser'],
    logLevel: 'silent',
  })
  return { code: outputFiles[0]?.text ?? '', files: Object.keys(metafile.inputs) }
}

it('the server runs without Node and without a browser', async () => {
  const { code } = await bundle(`
    import { createFakeBrowser } from '../testing/createFakeBrowser.js'
    import { createSignInServer } from '../testing/createSignInServer.js'
    import { createAllSigners } from '../testing/keys.js'
    import { createHandler } from '../server/http/createHandler.js'
    export async function run() {
      const browser = createFakeBrowser(createHandler(createSignInServer().signIn).handle)
      const entered = []
      for (const signer of createAllSigners()) entered.push((await browser.signIn(signer)).status)
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
])('a server that verifies only %s loads no other library', async (name, others) => {
  const { files } = await bundle(`
    export * from './server.js'
    export * from './${name}.js'
  `)
  const result = others.filter((other) => files.some((file) => file.includes(`/node_modules/${other}/`)))
  expect(result).toEqual([])
})

it('messages have no dependencies', async () => {
  const { files } = await bundle(`export * from './index.js'`)
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([])
})
