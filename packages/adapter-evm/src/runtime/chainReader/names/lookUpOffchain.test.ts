import { createClient, custom, encodeErrorResult, type Hex, offchainLookupAbiItem } from 'viem'
import { expect, it } from 'vitest'
import { lookUpOffchain } from './lookUpOffchain.js'

const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

it('lookUpOffchain requests gateways by the function of the app’s config', async () => {
  const requested: unknown[] = []
  const request = async ({ urls }: { readonly urls: readonly string[] }): Promise<Hex> => {
    requested.push(urls)
    return '0x1234'
  }
  const transport = custom({ request: async () => '0x5678' })
  const client = createClient({ ccipRead: { request }, transport })
  const urls = ['https://gateway.example/{data}']
  const args = [RESOLVER, urls, '0xabcd', '0xb4a85801', '0x'] as const
  const data = encodeErrorResult({ abi: [offchainLookupAbiItem], args })
  const { signal } = new AbortController()
  const noted: string[] = []
  const note = (url: string) => noted.push(url)
  expect(await lookUpOffchain(client, { data, to: RESOLVER, signal, note })).toBe('0x5678')
  expect(noted).toEqual(urls)
  expect(requested).toEqual([urls])
})
