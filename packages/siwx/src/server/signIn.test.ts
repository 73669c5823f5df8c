import { describe, expect, it } from 'vitest'
import { BROWSER_SECRET, createMessageText, createSignInServer } from '../testing/createSignInServer.js'
import { createAllSigners } from '../testing/keys.js'

describe.each(createAllSigners().map((signer) => [signer.name, signer] as const))('signIn with %s', (_name, signer) => {
  it('returns a session', async () => {
    const { signIn } = createSignInServer()
    const message = createMessageText(signer, await signIn.createNonce(BROWSER_SECRET, signer.address))
    const session = await signIn.verify(BROWSER_SECRET, { message, signature: await signer.sign(message) })
    expect(session).toMatchObject({ account: `${signer.chainId}:${signer.address}`, address: signer.address })
  })

  it('rejects a signature for another account', async () => {
    const { signIn } = createSignInServer()
    const other = createAllSigners(1).find(({ name }) => name === signer.name)!
    const message = createMessageText(other, await signIn.createNonce(BROWSER_SECRET))
    const verified = signIn.verify(BROWSER_SECRET, { message, signature: await signer.sign(message) })
    await expect(verified).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  })
})
