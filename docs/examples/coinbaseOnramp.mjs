import { createPrivateKey, randomBytes, sign } from 'node:crypto'

const TOKEN = 'api.developer.coinbase.com/onramp/v1/token'
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Answers `POST /v1/generators/onrampurl` with the URL of a Coinbase page. `clientIp` is the address of the connection:
 * take it from the socket or your own proxy, never from a header that users can send. `keyId` and `keySecret` are an
 * Ed25519 key of Coinbase's platform. Written after Coinbase's documentation; not run against Coinbase yet.
 */
export async function onrampUrl(request, { clientIp, keyId, keySecret }) {
  const { destinationWallets, defaultNetwork, partnerUserId, ...amounts } = await request.json()
  const [{ address, blockchains, assets }] = destinationWallets
  const now = Math.floor(Date.now() / 1000)
  const head = encode({ alg: 'EdDSA', typ: 'JWT', kid: keyId, nonce: randomBytes(16).toString('hex') })
  const claims = encode({ iss: 'cdp', sub: keyId, nbf: now, exp: now + 120, uri: `POST ${TOKEN}` })
  const seed = Buffer.from(keySecret, 'base64').subarray(0, 32)
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const signature = sign(
    null,
    Buffer.from(`${head}.${claims}`),
    createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  )
  const answer = await fetch(`https://${TOKEN}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${head}.${claims}.${signature.toString('base64url')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ addresses: [{ address, blockchains }], assets, clientIp }),
  })
  if (!answer.ok) return new Response(null, { status: 502 })
  const { token } = await answer.json()
  const query = new URLSearchParams({ sessionToken: token, defaultNetwork, defaultAsset: assets[0], partnerUserId })
  for (const name of ['presetFiatAmount', 'presetCryptoAmount']) if (amounts[name]) query.set(name, amounts[name])
  return Response.json({ url: `https://pay.coinbase.com/buy/select-asset?${query}` })
}
