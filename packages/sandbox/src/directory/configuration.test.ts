import { expect, it } from 'vitest'
import { setUpDirectory } from './testing/setUpDirectory'

const start = setUpDirectory()

it('the directory serves a configuration, origins and the analytics switch', async () => {
  const { read } = await start()
  const { features } = (await read('/appkit/v1/config')) as { features: { id: string }[] }
  expect(features.map(({ id }) => id)).toEqual(['social_login', 'swap', 'onramp', 'activity', 'reown_branding'])
  expect(await read('/projects/v1/origins')).toEqual({ allowedOrigins: [] })
  expect(await read('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
})

it('the directory lets a test set its answers and reset them', async () => {
  const { read, answers, url } = await start()
  const before = answers.get()
  answers.set({ features: [{ id: 'swap', isEnabled: false, config: null }] })
  expect(await read('/appkit/v1/config')).toEqual({ features: [{ id: 'swap', isEnabled: false, config: null }] })

  const changes = { allowedOrigins: ['https://*.shop.example'], isAnalyticsEnabled: false }
  const put = await fetch(`${url}/__sandbox/answers`, { method: 'PUT', body: JSON.stringify(changes) })
  expect(await put.json()).toEqual(answers.get())
  expect(await read('/projects/v1/origins')).toEqual({ allowedOrigins: ['https://*.shop.example'] })
  expect(await read('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: false })
  expect(await read('/appkit/v1/config')).toEqual({ features: [{ id: 'swap', isEnabled: false, config: null }] })

  expect((await fetch(`${url}/__sandbox/answers`, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(`${url}/__sandbox/answers`)).json()).toEqual(before)
  expect(await read('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
})

it.each(['[]', 'null', 'no json', '{"origins":[]}'])('the directory rejects %s as answers', async (body) => {
  const { url, answers } = await start()
  const before = answers.get()
  expect((await fetch(`${url}/__sandbox/answers`, { method: 'PUT', body })).status).toBe(400)
  expect(answers.get()).toEqual(before)
})
