import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { useTestServer } from '../testing/useTestServer'
import { languageTags } from '../texts/languageTags'
import { hashAssets } from './hashAssets'

const assets = {
  script: async () => 'script ü',
  describeScript: async () => 'describe',
  socialScript: async () => 'social',
  frameStyle: async () => 'frame',
  pageStyle: async () => 'page',
  walletScript: async () => 'wallet',
  walletStyle: async () => 'look',
  reviewScript: async () => 'review',
  reviewStyle: async () => 'review look',
  exitPage: async () => 'exit',
  texts: async (language: string) => `texts in ${language}`,
}
const site = useTestServer({ assets })
const get = (path: string) => fetch(`${site.url()}/${path}`)

it('a site publishes the hashes of the files that it serves, for any page to read', async () => {
  const response = await get('hashes.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const text = await response.text()
  expect(text).toBe(await hashAssets(assets))
  const hashes = Object.entries<string>(JSON.parse(text))
  expect(hashes.map(([name]) => name)).toEqual([
    'sdk.js',
    'describe.js',
    'sdk.css',
    'social.js',
    'page.css',
    'wallet.js',
    'wallet.css',
    'review.js',
    'review.css',
    'exit.html',
    ...languageTags.map((tag) => `texts/${tag}.js`),
  ])
  for (const [name, hash] of hashes) {
    const file = await get(name)
    expect(file.headers.get('access-control-allow-origin')).toBe('*')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(hash).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
})

it('a site sends the exit page as a file to save, which no browser runs on the site’s origin', async () => {
  const { headers } = await get('exit.html')
  expect(headers.get('content-disposition')).toBe('attachment; filename="exit.html"')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})
