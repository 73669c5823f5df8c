import { expect, it, onTestFinished } from 'vitest'
import { createTestServer } from '../../testing/useTestServer'

const URL = 'https://secure.example'

it.each([
  ['http://captcha.example/', 'https address'],
  ['captcha.example', 'https address'],
  [`${URL}/captcha.html`, 'another host'],
  ['https://secure.example:8443/', 'another host'],
  // The page of a host below the site’s could use the site’s passkeys.
  ['https://captcha.secure.example/', 'another host'],
  ['https://example/', 'another host'],
])('a site does not start with its captcha at %s', async (captchaPage, reason) => {
  await expect(createTestServer({ url: () => URL, captchaPage }).start()).rejects.toThrow(reason)
})

it('only the frame and the site’s own window may embed the captcha, and nothing else', async () => {
  const readPolicy = async (site: ReturnType<typeof createTestServer>, path: string) => {
    const { headers } = await fetch(`${site.url()}${path}`)
    return headers.get('content-security-policy')?.split('; ') ?? []
  }
  const [site, plain] = [createTestServer({ captchaPage: 'https://captcha.example/page.html' }), createTestServer()]
  for (const each of [site, plain]) {
    await each.start()
    onTestFinished(each.stop)
  }
  for (const path of ['/sdk', '/wallet']) {
    expect(await readPolicy(site, path)).toContain('frame-src https://captcha.example')
    expect((await readPolicy(plain, path)).filter((each) => each.startsWith('frame-src'))).toEqual([])
  }
  for (const path of ['/review', '/login', '/change-email'])
    expect((await readPolicy(site, path)).filter((each) => each.startsWith('frame-src'))).toEqual([])
})
