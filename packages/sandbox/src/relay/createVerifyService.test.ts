import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { setUpRelay } from './testing/setUpRelay'

const start = setUpRelay()

it('Verify attests a request’s origin in a page that the client frames', async () => {
  const { httpUrl } = await start({ scams: ['https://scam.example'] })
  const { publicKey, expiresAt } = await (await fetch(`${httpUrl}/v3/public-key`)).json()
  expect(expiresAt).toBeGreaterThan(Date.now() / 1000)
  for (const [origin, isScam] of [
    ['http://localhost:3000', false],
    ['https://scam.example', true],
  ] as const) {
    const page = await fetch(`${httpUrl}/v3/attestation?${new URLSearchParams({ origin, id: 'abc' })}`)
    expect(page.headers.get('content-type')).toBe('text/html')
    const [, posted = ''] = /parent\.postMessage\((".*"), '\*'\)/.exec(await page.text()) ?? []
    const { type, attestation } = JSON.parse(JSON.parse(posted))
    expect(type).toBe('verify_attestation')
    const [head, body, signature] = String(attestation).split('.')
    const key = createPublicKey({ key: publicKey, format: 'jwk' })
    const bytes = Buffer.from(String(signature), 'base64url')
    expect(verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
    const claims = JSON.parse(Buffer.from(String(body), 'base64url').toString())
    expect(claims).toMatchObject({ id: 'abc', origin, isScam, isVerified: true })
  }
})

it('Verify escapes the address in its page', async () => {
  const { verify: verifyService } = await start()
  const origin = encodeURIComponent('</script><script>alert(1)</script>')
  const { body } = await verifyService.handle(`http://relay/v3/attestation?origin=${origin}&id=${origin}`)
  expect(body).not.toContain('alert')
})

it('Verify has no other route', async () => {
  const { httpUrl, verify: verifyService } = await start()
  expect((await fetch(`${httpUrl}/v3/nothing`)).status).toBe(404)
  const answers: unknown[] = []
  await verifyService.route({
    request: () => ({ url: () => 'https://verify.walletconnect.org/v3/public-key' }),
    fulfill: async (answer) => void answers.push(answer),
  })
  expect(answers).toMatchObject([{ status: 200 }])
})
