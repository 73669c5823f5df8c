import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import type { MailRequest } from '../../types'
import { createCaptchaCheck } from './createCaptchaCheck'

const REQUEST: MailRequest = {
  kind: 'login',
  email: 'mia@example.org',
  client: '192.0.2.7',
  userAgent: 'node',
  origin: 'https://app.example',
  isRepeated: false,
}

/** Starts a provider that answers each request with `answer`, or never. */
async function startProvider(answer: object | string | undefined) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    if (answer !== undefined) response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const verifyUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/verify`
  const page = 'https://captcha.example/'
  return { bodies, verifyUrl, check: createCaptchaCheck({ page, verifyUrl, secret: 'a secret' }) }
}

it('createCaptchaCheck asks for a captcha, and has the provider check the token with the secret', async () => {
  const { check, bodies } = await startProvider({ success: true, hostname: 'captcha.example' })
  expect(await check(REQUEST)).toBe('captcha')
  expect(bodies).toEqual([])
  expect(await check({ ...REQUEST, captcha: 'a&b' })).toBe(true)
  expect(bodies).toEqual(['secret=a+secret&response=a%26b'])
})

it('createCaptchaCheck asks for no captcha before another mail of the same request', async () => {
  const { check, bodies } = await startProvider({ success: false })
  expect(await check({ ...REQUEST, isRepeated: true })).toBe(true)
  expect(bodies).toEqual([])
})

it('createCaptchaCheck asks again for a token that was used or is invalid', async () => {
  const { check } = await startProvider({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  expect(await check({ ...REQUEST, captcha: 'token' })).toBe('captcha')
})

it.each([
  ['refuses the secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ['refuses the request', { success: false, 'error-codes': ['bad-request'] }],
  ['names the host of another page', { success: true, hostname: 'example.com' }],
  ['can’t check', { success: false, 'error-codes': ['internal-error'] }],
  ['answers something else', '<html>'],
  ['answers without a verdict', { success: 'true' }],
  ['answers too much', `{"success":true,"x":"${'x'.repeat(20_000)}"}`],
])('createCaptchaCheck rejects if the provider %s', async (_, answer) => {
  const { check } = await startProvider(answer)
  await expect(async () => check({ ...REQUEST, captcha: 'token' })).rejects.toThrow()
})

it('createCaptchaCheck gives up on a provider that never answers', async () => {
  const { verifyUrl } = await startProvider(undefined)
  const check = createCaptchaCheck({
    ...{ page: 'https://captcha.example/', verifyUrl, secret: 'a secret' },
    fetch: (url, init) => fetch(url, { ...init, signal: init?.signal ? AbortSignal.timeout(50) : null }),
  })
  await expect(async () => check({ ...REQUEST, captcha: 'token' })).rejects.toThrow(/timeout/)
})
