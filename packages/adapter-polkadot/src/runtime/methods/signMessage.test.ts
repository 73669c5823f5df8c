import { describe, expect, it } from 'vitest'
import { signMessage } from './signMessage.js'

const signature: `0x${string}` = `0x${'ab'.repeat(64)}`

async function given(message: string) {
  const requested: string[] = []
  const signer = {
    async signRaw({ data }: { readonly data: string }) {
      requested.push(
        new TextDecoder().decode(Uint8Array.from(data.slice(2).match(/../g) ?? [], (byte) => Number(`0x${byte}`))),
      )
      return { id: 1, signature }
    },
  }
  await signMessage(signer, { message, address: 'me' })
  return requested
}

describe('signMessage', () => {
  it.each([
    ['Ahoy', '<Bytes>Ahoy</Bytes>'],
    ['<Bytes>Ahoy</Bytes>', '<Bytes>Ahoy</Bytes>'],
    ['', '<Bytes></Bytes>'],
    ['0x1234', '<Bytes>0x1234</Bytes>'],
    // Wallets add no `<Bytes>` wrapper to a message with Ethereum's prefix.
    ['\x19Ethereum Signed Message:\nAhoy', '\x19Ethereum Signed Message:\nAhoy'],
  ])('signs %j as %j', async (message, signed) => {
    expect(await given(message)).toEqual([signed])
  })

  it.each(['<Bytes>Ahoy', 'Ahoy</Bytes>', ' <Bytes>Ahoy</Bytes>'])(
    'wraps %j, which is only nearly wrapped',
    async (message) => {
      expect(await given(message)).toEqual([`<Bytes>${message}</Bytes>`])
    },
  )
})

it.each([undefined, '', 'abcd', `0x${'ab'.repeat(63)}`, `0x${'zz'.repeat(64)}`, `${'ab'.repeat(64)}`])(
  'signMessage rejects the signature %j',
  async (wrong) => {
    const answer = { id: 1, signature }
    // Sets a signature that the types do not allow.
    Reflect.set(answer, 'signature', wrong)
    const signed = signMessage({ signRaw: async () => answer }, { message: 'Ahoy', address: 'me' })
    await expect(signed).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  },
)
