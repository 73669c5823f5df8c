import { expect, it } from 'vitest'
import { useDirectory } from './testing/useDirectory'

const start = useDirectory()
const KINDS = ['getWalletImage', 'public/getAssetImage', 'public/getCurrencyImage', 'public/getTokenImage']

it.each(KINDS)('/%s gives one picture an id, which may be kept', async (kind) => {
  const { ask } = await start()
  const response = await ask(`/${kind}/eth`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const drawing = await response.text()
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
  expect(await (await ask(`/${kind}/eth`)).text()).toBe(drawing)
  expect(await (await ask(`/${kind}/usd`)).text()).not.toBe(drawing)

  const etag = response.headers.get('etag') ?? ''
  const again = await ask(`/${kind}/eth`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('draws every wallet differently, except the one without a picture', async () => {
  const { ask, wallets } = await start({ wallets: 600 })
  const responses = await Promise.all(wallets.map(({ image_id }) => ask(`/getWalletImage/${image_id}`)))
  const missing = wallets.filter((_, index) => responses[index]?.status === 404)
  expect(missing.map(({ name }) => name)).toEqual(['Pictureless'])
  const drawings = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(drawings).size).toBe(600)
})
