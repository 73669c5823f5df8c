import { describe, expect, it } from 'vitest'
import { BROWSER, createServer, toText } from '../testing/createServer.js'
import { allSigners } from '../testing/keys.js'

describe.each(allSigners().map((signer) => [signer.name, signer] as const))('%s', (_name, signer) => {
  it('signs in', async () => {
    const { signIn } = createServer()
    const message = toText(signer, await signIn.createNonce(BROWSER, signer.address))
    const session = await signIn.verify(BROWSER, { message, signature: await signer.sign(message) })
    expect(session).toMatchObject({ account: `${signer.chainId}:${signer.address}`, address: signer.address })
  })

  it('lets nobody else in with it', async () => {
    const { signIn } = createServer()
    const other = allSigners(1).find(({ name }) => name === signer.name)!
    const message = toText(other, await signIn.createNonce(BROWSER))
    const verified = signIn.verify(BROWSER, { message, signature: await signer.sign(message) })
    await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  })
})
