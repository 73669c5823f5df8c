import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { compileScript } from '../compileScript'

const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const call = (to: string) => ({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data: '0x' }, 'latest'] })

async function countNameLookups(...bodies: readonly unknown[]) {
  const window = { __nameLookups: Number.NaN, fetch: async (_url: string, _init: object) => 'from the node' }
  runInNewContext(await compileScript(join(import.meta.dirname, 'backends.ts')), { window })
  for (const body of bodies)
    expect(await window.fetch('/rpc', { method: 'POST', body: JSON.stringify(body) })).toBe('from the node')
  return window.__nameLookups
}

test('the page counts calls of the resolver, alone and in a batch, as look-ups of a name', async () => {
  expect(await countNameLookups(call(RESOLVER), [call(RESOLVER)], call(RESOLVER.replace('eeeeeeee', 'eEeEEeeE')))).toBe(
    3,
  )
})

test('the page counts no other call as the look-up of a name', async () => {
  const token = call('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
  const balance = { ...token, method: 'eth_getBalance', params: [RESOLVER, 'latest'] }
  expect(await countNameLookups(token, balance, {})).toBe(0)
})
