import { expect, it } from 'vitest'
import { KITEWING_ICON, LANTERN_ICON, NORTHBEAM_ICON } from '../wallet/icons'
import { toSvgText } from '../wallet/svg'
import { setUpDirectory } from './testing/setUpDirectory'

const start = setUpDirectory()
const KINDS = ['getWalletImage', 'public/getAssetImage', 'public/getCurrencyImage', 'public/getTokenImage']

it.each(KINDS)('/%s returns the same cacheable picture for an id', async (kind) => {
  const { ask: request } = await start()
  const response = await request(`/${kind}/eth`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const drawing = await response.text()
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
  expect(await (await request(`/${kind}/eth`)).text()).toBe(drawing)
  expect(await (await request(`/${kind}/usd`)).text()).not.toBe(drawing)

  const etag = response.headers.get('etag') ?? ''
  const again = await request(`/${kind}/eth`, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('the directory draws each wallet differently, except the one without a picture', async () => {
  const { ask: request, wallets } = await start({ wallets: 600 })
  const responses = await Promise.all(wallets.map(({ image_id }) => request(`/getWalletImage/${image_id}`)))
  const missing = wallets.filter((_, index) => responses[index]?.status === 404)
  expect(missing.map(({ name }) => name)).toEqual(['Pictureless'])
  const drawings = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(drawings).size).toBe(600)
})

it('the directory draws an installed wallet as the wallet announces itself', async () => {
  const { ask: request, wallets } = await start()
  const images = ['Lantern', 'Kitewing', 'Northbeam'].map(
    (name) => wallets.find((each) => each.name === name)?.image_id,
  )
  const responses = await Promise.all(images.map((id) => request(`/getWalletImage/${id}`)))
  const drawings = await Promise.all(responses.map((response) => response.text()))
  expect(drawings).toEqual([LANTERN_ICON, KITEWING_ICON, NORTHBEAM_ICON].map(toSvgText))
})
